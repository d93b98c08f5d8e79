import { css, featureAt, featuresBelow, lackedBy, type Feature } from "./support.ts"

interface Rule {
  readonly prelude: string
  readonly body: string
  readonly inner: ReadonlyArray<Rule>
}

const withoutStrings = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""')

/** The rules of a style sheet; what stands in one beside the rules in it is its body. */
const rulesOf = (text: string): ReadonlyArray<Rule> => {
  const rules: Array<Rule> = []
  let start = 0
  for (let at = text.indexOf("{"); at >= 0; at = text.indexOf("{", start)) {
    let depth = 1
    let end = at + 1
    for (; depth > 0 && end < text.length; end++) depth += text[end] === "{" ? 1 : text[end] === "}" ? -1 : 0
    const block = text.slice(at + 1, end - 1)
    const statements = text.slice(start, at).split(";")
    const inner = rulesOf(block)
    rules.push({
      prelude: statements.at(-1)!.trim(),
      body: inner.length === 0 ? block : "",
      inner
    })
    start = end
  }
  return rules
}

const functions = new Map<string, Array<Feature>>()
for (const { names, path, compat } of featuresBelow(css["types"]!, ["css", "types"])) {
  const name = names.at(-1)!
  functions.set(name, [...(functions.get(name) ?? []), { path, compat }])
}

// MDN has one entry for all units of the viewport that follow its bars.
const unitFeature = (unit: string): Feature | undefined =>
  /^[dls]v(h|w|i|b|min|max)$/.test(unit)
    ? featureAt(css["types"]!, "css.types", "length", "viewport_percentage_units_dynamic")
    : featureAt(css["types"]!, "css.types", "length", unit)

const inValue = (property: string, value: string): ReadonlyArray<Feature | undefined> => [
  ...[...value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g)].flatMap(([, name]) => functions.get(name!) ?? []),
  ...[...value.matchAll(/(?<![\w-])[\d.]+([a-z]+)/g)].map(([, unit]) => unitFeature(unit!)),
  ...[...value.matchAll(/(?<![\w-.#])([a-z][\w-]*)(?![\w(-])/g)].map(([, word]) =>
    featureAt(css["properties"]!, "css.properties", property, word!)
  ),
  // What is animated, and how.
  ...(property === "transition"
    ? [...value.matchAll(/[a-z][\w-]+/g)].flatMap(([word]) => [
        featureAt(css["properties"]!, "css.properties", word),
        featureAt(css["properties"]!, "css.properties", "transition-behavior", word)
      ])
    : [])
]

const inDeclarations = (body: string): ReadonlyArray<Feature> => {
  const declarations = body.split(";").flatMap((text) => {
    const at = text.indexOf(":")
    return at < 0 ? [] : [{ property: text.slice(0, at).trim(), value: text.slice(at + 1).trim() }]
  })
  const names = new Set(declarations.map(({ property }) => property))
  return declarations.flatMap(({ property, value }) => {
    const [, prefix = "", plain = property] = /^(-webkit-|-moz-)(.+)$/.exec(property) ?? []
    const own = featureAt(css["properties"]!, "css.properties", property)
    const found = own ?? featureAt(css["properties"]!, "css.properties", plain)
    const isHelped =
      found !== undefined &&
      lackedBy(found).every((browser) =>
        ["-webkit-", "-moz-"].some(
          (each) => names.has(each + plain) && !lackedBy(found, each).includes(browser)
        )
      )
    return [
      ...(own === undefined && prefix !== "" ? [] : isHelped ? [] : [found]),
      ...inValue(property, value)
    ].filter((feature) => feature !== undefined)
  })
}

const inSelector = (selector: string) => [
  ...(selector.includes("&") ? [featureAt(css["selectors"]!, "css.selectors", "nesting")] : []),
  ...[...selector.matchAll(/::?([a-z-]+)/g)].map(([, name]) =>
    featureAt(css["selectors"]!, "css.selectors", name!)
  )
]

const inAtRule = (prelude: string): ReadonlyArray<Feature | undefined> => {
  const name = /^@([\w-]+)/.exec(prelude)![1]!
  const features = [...prelude.matchAll(/\(\s*([a-z][\w-]*)/g)].map(([, feature]) =>
    featureAt(css["at-rules"]!, "css.at-rules", name, feature!)
  )
  return [featureAt(css["at-rules"]!, "css.at-rules", name), ...(name === "media" ? features : [])]
}

const featuresOf = (rules: ReadonlyArray<Rule>): ReadonlyArray<Feature | undefined> =>
  rules.flatMap(({ prelude, body, inner }) => {
    // Asked for, and so guarded.
    if (prelude.startsWith("@supports")) return []
    return [
      ...(prelude.startsWith("@") ? inAtRule(prelude) : inSelector(prelude)),
      ...inDeclarations(body),
      ...featuresOf(inner)
    ]
  })

/** What of a style sheet the oldest browsers lack: paths in MDN's data, each once. */
export const youngCss = (text: string): ReadonlyArray<string> => {
  const features = featuresOf(rulesOf(withoutStrings(text)))
  const young = features.filter((feature) => feature !== undefined && lackedBy(feature).length > 0)
  return [...new Set(young.map((feature) => feature!.path))].toSorted()
}
