import CoreGraphics
import Foundation

/// A route fitted into a rectangle.
public struct RouteSketch {
    public let points: [CGPoint]
    public let profile: [CGPoint]

    public init(_ trail: Trail, in size: CGSize, inset: CGFloat = 8) {
        let area = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
        points = Self.plan(trail.points, area)
        profile = Self.profile(trail.points, area)
    }

    private static func plan(_ points: [RoutePoint], _ area: CGRect) -> [CGPoint] {
        guard let first = points.first else { return [] }
        let narrowing = cos(first.latitude * .pi / 180)
        let east = points.map { ($0.longitude - first.longitude) * narrowing }
        let north = points.map { $0.latitude - first.latitude }
        guard let left = east.min(), let right = east.max(), let low = north.min(), let high = north.max() else {
            return []
        }
        let extent = max(right - left, high - low, 1e-9)
        let scale = Double(min(area.width, area.height)) / extent
        return zip(east, north).map { x, y in
            CGPoint(
                x: area.minX + CGFloat((x - left) * scale),
                y: area.maxY - CGFloat((y - low) * scale))
        }
    }

    private static func profile(_ points: [RoutePoint], _ area: CGRect) -> [CGPoint] {
        guard points.count > 1, let low = points.map(\.elevation).min(), let high = points.map(\.elevation).max()
        else { return [] }
        var walked = 0.0
        var distances = [0.0]
        for (point, next) in zip(points, points.dropFirst()) {
            walked += point.distance(to: next)
            distances.append(walked)
        }
        let wide = Double(area.width) / max(walked, 1)
        let tall = Double(area.height) / max(high - low, 1)
        return zip(points, distances).map { point, distance in
            CGPoint(
                x: area.minX + CGFloat(distance * wide), y: area.maxY - CGFloat((point.elevation - low) * tall))
        }
    }
}
