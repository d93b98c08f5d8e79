import type { KitPlan } from "./KitPlan.ts"
import type { SourceEdit } from "./SourceEdit.ts"

const field = ([name, code]: readonly [string, string]) => (name === code ? name : `${name}: ${code}`)

/** The statement that makes the kit, and the imports that it needs. */
export const writeKit = (edit: SourceEdit, plan: KitPlan): string => {
  const createKit = edit.want("@latchkey/core", "createKit")
  const plugins = plan.chains.map((chain) => `${edit.want(`@latchkey/${chain}`, chain)}()`)
  if (plan.projectId !== undefined) {
    const walletConnect = edit.want("@latchkey/walletconnect/react", "walletConnect")
    plugins.push(`${walletConnect}({ ${field(["projectId", plan.projectId])} })`)
  }
  plugins.push(`${edit.want("@latchkey/wallets", "wallets")}()`, `${edit.want("@latchkey/icons", "icons")}()`)
  const lines = [
    `app: { ${plan.app.map(field).join(", ")} }`,
    field(["networks", plan.networks]),
    ...plan.options.map(field),
    `plugins: [${plugins.join(", ")}]`
  ]
  const declared = `${plan.exported ? "export " : ""}const ${plan.local}`
  return `${declared} = ${createKit}({\n${lines.map((line) => `  ${line}`).join(",\n")}\n})${edit.semicolon}`
}

/** Code of wagmi's transports for a list of networks that is not read by itself: its own nodes of each. */
const transportsOf = (edit: SourceEdit, networks: string, ids: ReadonlyArray<string> | undefined) => {
  const http = edit.want("wagmi", "http", "httpTransport")
  if (ids !== undefined) return `{ ${ids.map((name) => `[${name}.id]: ${http}()`).join(", ")} }`
  return `Object.fromEntries(${networks}.map((network) => [network.id, ${http}()]))`
}

/** The statement that makes wagmi's configuration over the kit. */
export const writeWagmiConfig = (
  edit: SourceEdit,
  wagmi: {
    readonly local: string
    readonly exported: boolean
    readonly kit: string
    readonly networks: string
    /** The names of the networks, where the list names each. */
    readonly ids: ReadonlyArray<string> | undefined
    readonly transports: string | undefined
    readonly ssr: string | undefined
  }
): string => {
  const createWagmiConfig = edit.want("@latchkey/wagmi", "createWagmiConfig")
  const options = [
    field(["transports", wagmi.transports ?? transportsOf(edit, wagmi.networks, wagmi.ids)]),
    ...(wagmi.ssr === undefined ? [] : [field(["ssr", wagmi.ssr])])
  ]
  const declared = `${wagmi.exported ? "export " : ""}const ${wagmi.local}`
  return `${declared} = ${createWagmiConfig}(${wagmi.kit}, {\n${options.map((line) => `  ${line}`).join(",\n")}\n})${edit.semicolon}`
}
