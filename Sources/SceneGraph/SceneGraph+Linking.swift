import InterfaceBuilder

extension SceneGraph {
    mutating func readScenes() {
        nodeStarts.reserveCapacity(documents.count + 1)
        for (index, document) in documents.enumerated() {
            if let storyboard = document.storyboard {
                let name = storyboardName(ofPath: document.source.path)
                for scene in storyboard.scenes {
                    steps += 1
                    nodes.append(
                        Node(
                            id: nodes.count, document: index, storyboardName: name, scene: scene,
                            controller: scene.controller))
                }
            }
            nodeStarts.append(nodes.count)
        }
    }

    mutating func linkSegues() {
        outgoingStarts.reserveCapacity(nodes.count + 1)
        for node in nodes {
            outgoingStarts.append(edges.count)
            for segue in node.scene.segues {
                steps += 1
                edges.append(
                    Edge(
                        id: edges.count, segue: segue, kind: segue.kind, source: node.id,
                        owner: Storyboard.Controller(around: segue.element) ?? node.controller,
                        destination: destination(of: segue, in: node.document)))
            }
        }
        outgoingStarts.append(edges.count)
        links = edges.map(Link.init)
        sortByDestination()
    }

    /// Counts the edges of each destination, then puts each in its place: linear, and in the order of `edges`.
    private mutating func sortByDestination() {
        incomingStarts = Array(repeating: 0, count: nodes.count + 1)
        for link in links where link.target >= 0 { incomingStarts[Int(link.target) + 1] += 1 }
        for node in nodes.indices { incomingStarts[node + 1] += incomingStarts[node] }
        incoming = Array(repeating: 0, count: incomingStarts[nodes.count])
        var next = incomingStarts
        for (edge, link) in links.enumerated() where link.target >= 0 {
            let target = Int(link.target)
            steps += 1
            incoming[next[target]] = edge
            next[target] += 1
        }
    }

    private func destination(of segue: Storyboard.Segue, in document: Int) -> Destination {
        let id = segue.destinationID
        guard let object = documents[document].object(id: id) else { return .missing(id) }
        guard let node = node(of: object, in: document) else { return .notAController(object) }
        if object.elementName == "exit" { return .exit(Storyboard.Exit(object), node.id) }
        guard let controller = Storyboard.Controller(object) else { return .notAController(object) }
        guard let reference = reference(of: controller, in: document) else { return .controller(node.id) }
        switch reference.outcome {
        case .success(let target): return .reference(placeholder: node.id, target)
        case .failure(let unresolved): return .unresolved(placeholder: node.id, unresolved.reason)
        }
    }
}
