import { children, nodes, type Node } from "../sourceTree.ts"
import { api, css, featureAt, featuresBelow, html, javascript, lackedBy, type Feature } from "./support.ts"

const builtins = javascript["builtins"]!

type Index = ReadonlyMap<string, ReadonlyArray<Feature>>

const index = (entries: ReadonlyArray<readonly [string, Feature]>): Index => {
  const found = new Map<string, Array<Feature>>()
  for (const [name, feature] of entries) found.set(name, [...(found.get(name) ?? []), feature])
  return found
}

const all = [
  ...featuresBelow(builtins, ["javascript", "builtins"]).map((each) => ({
    ...each,
    at: each.names.slice(2)
  })),
  ...featuresBelow(api, ["api"]).map((each) => ({ ...each, at: each.names.slice(1) }))
].map((each) => (each.at[0] === "Intl" && each.at.length > 1 ? { ...each, at: each.at.slice(1) } : each))

// What a page has no instance of unless it asks for it, and nobody here does.
const elsewhere =
  /^(GPU|XR|RTC|MIDI|ML|HID|VR|USB|Bluetooth|Background|Payment|Presentation|Contact|Sensor|Notification|Federated|Identity|Layout|VTT|Video|Audio|OfflineAudio|Media(?!Query)|CSSNumeric|CSSCounter|CloseWatcher|ServiceWorker|ViewTimeline|Directory|Origin|Observable|Counter|EditContext|VirtualKeyboard|Preference|Feature|Network|NotRestored|Navigation|Quota|CompositionEvent|Fenced|HTML(Fenced|Geolocation)|FontFace$|Permissions$|EventTarget$|(Async)?DisposableStack)/

// MDN does not tell members of a class of the language from those of its instances.
const isStatic = ([holder = "", name = ""]: ReadonlyArray<string>): boolean => {
  const { prototype } = (Reflect.get(globalThis, holder) ?? {}) as { readonly prototype?: object }
  return prototype !== undefined && !(name in prototype) && name in Reflect.get(globalThis, holder)
}

/** Members of the prototypes of any interface, by their names. */
const members = index(
  all.flatMap((each) =>
    each.at.length === 2 &&
    !/_|^@@/.test(each.at[1]!) &&
    each.at[0] !== each.at[1] &&
    !elsewhere.test(each.at[0]!) &&
    !isStatic(each.at)
      ? [[each.at[1]!, each] as const]
      : []
  )
)

const optionsOf = /^(?:options?|init|config|settings|constraints)_parameter$/

/** Options that a function or a constructor takes, as `function option`. */
const options = index(
  all.flatMap((each) => {
    const [parent = "", last = ""] = each.at.slice(-2)
    const option =
      /^(?:options?|init)_(\w+)_(?:parameter|option|property)$/.exec(last)?.[1] ??
      (optionsOf.test(parent) ? last : undefined)
    const callee = each.at.slice(0, -1).findLast((name) => !name.endsWith("_parameter"))
    return option === undefined || callee === undefined
      ? []
      : [[`${callee.replace(/_static$/, "")} ${option}`, each] as const]
  })
)

/** Where a page has an instance of an interface without making one. */
const instances: Readonly<Record<string, string>> = {
  window: "Window",
  document: "Document",
  navigator: "Navigator",
  crypto: "Crypto",
  performance: "Performance",
  history: "History",
  location: "Location",
  screen: "Screen",
  localStorage: "Storage",
  sessionStorage: "Storage",
  globalThis: "Window"
}

const globalNamed = (name: string): Feature | undefined =>
  featureAt(builtins, "javascript.builtins", name) ?? featureAt(api, "api", name)

const memberOf = (object: string, name: string): Feature | undefined => {
  const kind = instances[object]
  if (kind !== undefined) return featureAt(api, "api", kind, name)
  return (
    featureAt(builtins, "javascript.builtins", object, name) ??
    featureAt(api, "api", object, `${name}_static`)
  )
}

const isYoung = (features: ReadonlyArray<Feature>): boolean =>
  features.length > 0 && features.every((feature) => lackedBy(feature).length > 0)

const textOf = (node: Node | undefined): string | undefined =>
  node?.type === "Literal" && typeof node["value"] === "string" ? node["value"] : undefined

const keysOf = (node: Node): ReadonlyArray<string> =>
  node.type === "ObjectExpression"
    ? (node["properties"] as ReadonlyArray<Node>).flatMap(({ key }) => key?.name ?? textOf(key) ?? [])
    : []

const inCall = ({ callee, arguments: given }: Node): ReadonlyArray<Feature> => {
  const name = callee.type === "MemberExpression" ? callee.property.name : callee.name
  const found = (given as ReadonlyArray<Node>)
    .flatMap(keysOf)
    .map((key) => options.get(`${name} ${key}`) ?? [])
    .filter(isYoung)
    .flat()
  const [first, second] = given as ReadonlyArray<Node>
  const word = textOf(first)
  if (word !== undefined && /^(set|toggle|remove)Attribute$/.test(name)) found.push(...attribute(word))
  // A style that is asked for by its name.
  const value = textOf(second)
  if (word !== undefined && /^(setProperty|supports)$/.test(name))
    found.push(
      ...[
        featureAt(css["properties"]!, "css.properties", word),
        value === undefined ? undefined : featureAt(css["properties"]!, "css.properties", word, value)
      ]
        .filter((feature) => feature !== undefined && lackedBy(feature).length > 0)!
        .map((feature) => feature!)
    )
  return found
}

const attribute = (name: string, element?: string): ReadonlyArray<Feature> => {
  const attributes = [
    featureAt(html["global_attributes"]!, "html.global_attributes", name),
    ...(element === undefined ? Object.keys(html["elements"]!) : [element]).map((each) =>
      featureAt(html["elements"]!, "html.elements", each, name)
    )
  ].filter((feature) => feature !== undefined)
  return isYoung(attributes) ? attributes.slice(0, 1) : []
}

// Methods of iterators have the names of an array's.
const isIterator = (node: Node): boolean =>
  node.type === "CallExpression" &&
  node["callee"].type === "MemberExpression" &&
  /^(values|keys|entries|matchAll)$/.test(node["callee"].property.name) &&
  node["callee"].object.name !== "Object"

const inMember = (
  { object, property, computed }: Node,
  declared: ReadonlySet<string>,
  own: ReadonlySet<string>
): ReadonlyArray<Feature> => {
  if (computed || property.type !== "Identifier") return []
  const helper = isIterator(object) && featureAt(builtins, "javascript.builtins", "Iterator", property.name)
  if (helper) return isYoung([helper]) ? [helper] : []
  if (object.type === "Identifier" && !declared.has(object.name)) {
    const known = memberOf(object.name, property.name)
    if (known !== undefined) return isYoung([known]) ? [known] : []
    if (globalNamed(object.name) !== undefined) return []
  }
  if (own.has(property.name)) return []
  const known = members.get(property.name) ?? []
  return isYoung(known) ? known.slice(0, 1) : []
}

const declarations = new Set([
  "ImportSpecifier",
  "ImportDefaultSpecifier",
  "ImportNamespaceSpecifier",
  "VariableDeclarator",
  "FunctionDeclaration",
  "ClassDeclaration"
])

const isType = ({ type }: Node) =>
  type.startsWith("TS") && !/^TS(As|NonNull|Satisfies|TypeAssertion|Instantiation)/.test(type)

const walk = (node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void => {
  visit(node, parent)
  if (isType(node)) return
  for (const child of children(node)) walk(child, visit, node)
}

const bound = (program: Node): ReadonlySet<string> => {
  const names = new Set<string>()
  const bind = (pattern: Node | null | undefined): void => {
    if (pattern === null || pattern === undefined) return
    if (pattern.type === "Identifier") names.add(pattern["name"])
    else if (pattern.type === "Property") bind(pattern["value"])
    else if (pattern.type === "AssignmentPattern") bind(pattern["left"])
    else children(pattern).forEach(bind)
  }
  walk(program, (node) => {
    if (node.type.startsWith("Import")) bind(node["local"])
    else if (declarations.has(node.type)) bind(node["id"])
    for (const parameter of (node["params"] as ReadonlyArray<Node> | undefined) ?? []) bind(parameter)
  })
  return names
}

const isReference = (node: Node, parent: Node | undefined): boolean =>
  parent?.type !== "ExportSpecifier" &&
  parent?.type !== "JSXAttribute" &&
  !(parent?.type === "MemberExpression" && parent["property"] === node && !parent["computed"]) &&
  !(
    /^(Property|PropertyDefinition|MethodDefinition|AccessorProperty)$/.test(parent?.type ?? "") &&
    parent!["key"] === node &&
    !parent!["shorthand"]
  )

/** The names that a program gives to members of its own types and objects. */
export const ownMembers = (program: Node): ReadonlyArray<string> =>
  nodes(program).flatMap(({ type, key }) =>
    /^(TSPropertySignature|TSMethodSignature|Property|PropertyDefinition|MethodDefinition)$/.test(type)
      ? (key?.name ?? textOf(key) ?? [])
      : []
  )

/**
 * What a program uses that the oldest browsers lack, and where: paths in MDN's data. A member is told by its name alone, so that those
 * in `own`, which the program's own objects have, are not.
 */
export const youngScript = (
  program: Node,
  own: ReadonlySet<string>
): ReadonlyArray<{ readonly feature: string; readonly node: Node }> => {
  const declared = bound(program)
  const young: Array<{ readonly feature: string; readonly node: Node }> = []
  walk(program, (node, parent) => {
    const tell = (features: ReadonlyArray<Feature>) => {
      for (const { path } of features) young.push({ feature: path, node })
    }
    if (node.type === "MemberExpression") tell(inMember(node, declared, own))
    if (node.type === "CallExpression" || node.type === "NewExpression") tell(inCall(node))
    if (node.type === "Identifier" && isReference(node, parent) && !declared.has(node["name"])) {
      const own = globalNamed(node["name"])
      if (own !== undefined && isYoung([own])) tell([own])
    }
    if (node.type === "JSXAttribute" && /^[a-z]/.test(parent?.["name"]?.name ?? ""))
      tell(attribute(String(node["name"].name).toLowerCase(), parent!["name"].name))
    // TypeScript takes text for a number only by this name.
    if (node.type === "TSTypeReference" && node["typeName"]?.right?.name === "StringNumericLiteral") {
      const text = featureAt(
        builtins,
        "javascript.builtins",
        "Intl",
        "NumberFormat",
        "format",
        "number_parameter-string_decimal"
      )!
      if (isYoung([text])) tell([text])
    }
  })
  return young
}
