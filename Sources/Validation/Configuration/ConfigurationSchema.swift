extension Configuration {
    /// The JSON Schema of a configuration, by which editors complete and check one. It ends in a newline.
    ///
    /// - Parameter rules: The rules that it may name, with their options.
    public static func schema(rules: [RuleDescription]) -> String {
        """
        {
          "$schema": "http://json-schema.org/draft-07/schema#",
          "title": ".segue.yml, the configuration of segue validate",
          "description": "Paths and patterns are relative to the folder of the file.",
          "type": ["object", "null"],
          "additionalProperties": false,
          "properties": {
            "include": {"$ref": "#/definitions/globs"},
            "exclude": {"$ref": "#/definitions/globs"},
            "baseline": {"$ref": "#/definitions/text"},
            "sources": {
              "anyOf": [
                {"$ref": "#/definitions/globs"},
                {"type": "object", "additionalProperties": {"$ref": "#/definitions/globs"}}
              ]
            },
            "rules": {"$ref": "#/definitions/rules"},
            "paths": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["match", "rules"],
                "additionalProperties": false,
                "properties": {"match": {"$ref": "#/definitions/globs"}, "rules": {"$ref": "#/definitions/rules"}}
              }
            },
            "suppress": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["rule"],
                "anyOf": [{"required": ["object"]}, {"required": ["path"]}],
                "additionalProperties": false,
                "properties": {
                  "rule": {"$ref": "#/definitions/rule"},
                  "object": {"$ref": "#/definitions/text"},
                  "path": {"$ref": "#/definitions/text"},
                  "reason": {"$ref": "#/definitions/text"}
                }
              }
            }
          },
          "definitions": {
            "text": {"type": ["string", "number"], "minLength": 1},
            "globs": {
              "type": ["string", "number", "array"],
              "minLength": 1,
              "items": {"$ref": "#/definitions/text"}
            },
            "level": {"enum": [\(Level.names.map { YAMLText.quoted($0.name) }.joined(separator: ", "))]},
            "setting": {
              "anyOf": [
                {"$ref": "#/definitions/level"},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"severity": {"$ref": "#/definitions/level"}}
                }
              ]
            },
            "flag": {"type": "boolean"},
            "number": {"type": "number"},
            "value": {"type": ["string", "number"]},
            "list": {"type": "array", "items": {"$ref": "#/definitions/value"}},
            "lists": {"type": "object", "additionalProperties": {"$ref": "#/definitions/list"}},
            "rule": {
              "enum": [
                \(rules.map { YAMLText.quoted($0.identifier) }.joined(separator: ",\n        "))
              ]
            },
            "rules": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                \(rules.map(\.schemaEntry).joined(separator: ",\n        "))
              }
            }
          }
        }

        """
    }
}

extension RuleDescription {
    fileprivate var schemaEntry: String {
        let name = "\(YAMLText.quoted(identifier)): {\"description\": \(YAMLText.quoted(summary)), "
        guard !options.isEmpty else { return name + "\"allOf\": [{\"$ref\": \"#/definitions/setting\"}]}" }
        let members = options.map { option in
            let kind = option.kind == .text ? "value" : option.kind.rawValue
            return "\(YAMLText.quoted(option.name)): {\"description\": \(YAMLText.quoted(option.summary)), "
                + "\"allOf\": [{\"$ref\": \"#/definitions/\(kind)\"}]}"
        }
        return name + """
            "anyOf": [
                      {"$ref": "#/definitions/level"},
                      {
                        "type": "object",
                        "additionalProperties": false,
                        "properties": {
                          "severity": {"$ref": "#/definitions/level"},
                          \(members.joined(separator: ",\n                  "))
                        }
                      }
                    ]}
            """
    }
}
