import { chosenNetworks, customRpcUrls } from "./networks.ts"
import { defaultSettings, radiusOf, type Settings } from "./settings.ts"
import type { Stack } from "./Stack.ts"

const line = (condition: boolean, text: string) => (condition ? [text] : [])

const rpcUrls = (settings: Settings, stack: Stack) => {
  const entries = Object.entries(customRpcUrls(settings, stack)).map(
    ([id, urls]) => `    "${id}": ["${urls[0]}"]`
  )
  return entries.length === 0 ? [] : [`  customRpcUrls: {\n${entries.join(",\n")}\n  }`]
}

const changed = <Name extends keyof Settings>(settings: Settings, name: Name) =>
  settings[name] !== defaultSettings[name]

/** The program that makes the kit which the playground shows. */
export const reproduce = (settings: Settings, stack: Stack): string => {
  const networks = chosenNetworks(settings).map(({ exportName }) => exportName)
  const options = [
    `  app: { name: "Latchkey playground" }`,
    `  networks: [${networks.join(", ")}]`,
    `  plugins: [evm()${settings.receive ? ", receive()" : ""}]`,
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
  const parts = ["ConnectButton", ...line(settings.embedded, "KitModal"), "KitProvider", "NetworkButton"]
  return [
    `import { createKit } from "@latchkey/core"`,
    `import { evm } from "@latchkey/evm"`,
    `import { ${parts.join(", ")} } from "@latchkey/react"`,
    ...line(settings.receive, `import { receive } from "@latchkey/receive/react"`),
    `import { ${networks.toSorted().join(", ")} } from "viem/chains"`,
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
