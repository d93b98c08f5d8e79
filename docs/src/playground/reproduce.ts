import { chainsNamed } from "./chains/chains.ts"
import { callOf, featureCall, features } from "./features.ts"
import { customRpcUrls, networksOf } from "./networks.ts"
import { defaultSettings, radiusOf, type Settings } from "./settings.ts"
import type { Stack } from "./Stack.ts"

const MAX_LINE = 110

const line = (condition: boolean, text: string) => (condition ? [text] : [])

const array = (name: string, items: ReadonlyArray<string>) => {
  const short = `  ${name}: [${items.join(", ")}]`
  return short.length < MAX_LINE ? short : `  ${name}: [\n    ${items.join(",\n    ")}\n  ]`
}

const rpcUrls = (settings: Settings, stack: Stack) => {
  const entries = Object.entries(customRpcUrls(settings, stack)).map(
    ([id, urls]) => `    "${id}": ["${urls[0]}"]`
  )
  return entries.length === 0 ? [] : [`  customRpcUrls: {\n${entries.join(",\n")}\n  }`]
}

const imports = (names: ReadonlyMap<string, ReadonlyArray<string>>) =>
  [...names]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, list]) => `import { ${list.toSorted().join(", ")} } from "${from}"`)

const changed = <Name extends keyof Settings>(settings: Settings, name: Name) =>
  settings[name] !== defaultSettings[name]

/** The program that makes the kit which the playground shows. */
export const reproduce = (settings: Settings, stack: Stack): string => {
  const chains = chainsNamed(settings.chains)
  const networks = chains.flatMap((chain) => networksOf(chain, settings))
  const chosen = features.filter(({ name }) => settings[name])
  const options = [
    `  app: { name: "Latchkey playground" }`,
    array(
      "networks",
      networks.map(({ exportName }) => exportName)
    ),
    array("plugins", [
      ...chains.map(({ name, optionsOn }) => callOf(name, optionsOn?.(settings.paymaster, stack) ?? {})),
      ...chosen.map((feature) => featureCall(feature, stack))
    ]),
    ...rpcUrls(settings, stack),
    ...line(
      changed(settings, "unsupportedNetwork"),
      `  unsupportedNetwork: "${settings.unsupportedNetwork}"`
    ),
    // Beside its plugin, it has to be turned on.
    ...line(settings.smartSessions, `  features: { smartSessions: true }`),
    ...line(!settings.enableNetworkSwitch, `  enableNetworkSwitch: false`),
    ...line(!settings.enableReconnect, `  enableReconnect: false`),
    ...line(settings.debug, `  debug: true`)
  ]
  const provider = [
    `kit={kit}`,
    `theme="${settings.theme}"`,
    ...line(settings.locale !== "en", `locale="${settings.locale}"`),
    ...line(settings.inPage, "disableAppend")
  ]
  const names = new Map<string, ReadonlyArray<string>>([
    ["@latchkey/core", ["createKit"]],
    [
      "@latchkey/react",
      ["ConnectButton", "KitProvider", "NetworkButton", ...line(settings.inPage, "KitModal")]
    ]
  ])
  const take = (from: string, ...list: ReadonlyArray<string>) =>
    names.set(from, [...(names.get(from) ?? []), ...list])
  for (const { from, name } of chosen) take(from, name)
  for (const chain of chains) {
    take(chain.pluginPackage, chain.name)
    take(chain.networksPackage, ...networksOf(chain, settings).map(({ exportName }) => exportName))
  }
  return [
    ...imports(names),
    ``,
    `const kit = createKit({`,
    options.join(",\n"),
    `})`,
    ``,
    `export const App = () => (`,
    `  <KitProvider ${provider.join(" ")}>`,
    `    <NetworkButton />`,
    `    <ConnectButton />`,
    ...line(settings.inPage, `    <KitModal embedded />`),
    `  </KitProvider>`,
    `)`,
    ``
  ].join("\n")
}

/** The style sheet that goes with it; empty where the kit looks as by default. */
export const reproduceStyles = ({ accent, corners }: Settings): string => {
  const radius = radiusOf[corners]
  const declarations = [
    ...line(accent !== "", `  --latchkey-accent: ${accent};`),
    ...line(radius !== undefined, `  --latchkey-radius: ${radius};`)
  ]
  return declarations.length === 0 ? "" : [":root {", ...declarations, "}", ""].join("\n")
}
