import { chainsNamed } from "./chains/chains.ts"
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
  const options = [
    `  app: { name: "Latchkey playground" }`,
    array(
      "networks",
      networks.map(({ exportName }) => exportName)
    ),
    array("plugins", [
      ...chains.map(({ name }) => `${name}()`),
      ...line(settings.receive, "receive()"),
      ...line(settings.tokens, "tokens()"),
      ...line(settings.names, "names()"),
      ...line(settings.icons, "icons()"),
      ...line(
        settings.walletConnect,
        stack.pairing === undefined
          ? `walletConnect({ projectId: "your-project" })`
          : `walletConnect({ projectId: "playground", relayUrl: "${stack.pairing.relayUrl}", verifyUrl: "${stack.pairing.verifyUrl}" })`
      )
    ]),
    ...rpcUrls(settings, stack),
    ...line(
      changed(settings, "unsupportedNetwork"),
      `  unsupportedNetwork: "${settings.unsupportedNetwork}"`
    ),
    ...line(!settings.enableNetworkSwitch, `  enableNetworkSwitch: false`),
    ...line(!settings.enableReconnect, `  enableReconnect: false`),
    ...line(settings.debug, `  debug: true`)
  ]
  const provider = [
    `kit={kit}`,
    `theme="${settings.theme}"`,
    ...line(settings.locale !== "en", `locale="${settings.locale}"`),
    ...line(settings.embedded, "disableAppend")
  ]
  const names = new Map<string, ReadonlyArray<string>>([
    ["@latchkey/core", ["createKit"]],
    [
      "@latchkey/react",
      ["ConnectButton", "KitProvider", "NetworkButton", ...line(settings.embedded, "KitModal")]
    ]
  ])
  const take = (from: string, ...list: ReadonlyArray<string>) =>
    names.set(from, [...(names.get(from) ?? []), ...list])
  if (settings.receive) take("@latchkey/receive/react", "receive")
  if (settings.tokens) take("@latchkey/tokens/react", "tokens")
  if (settings.names) take("@latchkey/names/react", "names")
  if (settings.icons) take("@latchkey/icons", "icons")
  if (settings.walletConnect) take("@latchkey/walletconnect/react", "walletConnect")
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
    ...line(settings.embedded, `    <KitModal embedded />`),
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
