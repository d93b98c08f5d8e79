import {
  definePlugin,
  type CapabilitySource,
  type KitError,
  type NetworkInput,
  type SessionChange
} from "@latchkey/core"
import {
  nameResolution,
  type NameReader,
  type NameResolution,
  type ResolvedName
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

/** A network of the test chain; nothing answers at its URL. */
export const network = (id: number): NetworkInput => ({
  id,
  name: `Network ${id}`,
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 2 },
  rpcUrls: { default: { http: ["http://127.0.0.1:1"] } }
})

/** What a source of names says, by name and by address; what it throws is its failure. */
export interface Book {
  readonly zones?: ReadonlyArray<string>
  readonly resolve?: (name: string, networkId: string) => ResolvedName | undefined
  readonly reverse?: (address: string, networkId: string) => string | undefined
  readonly avatar?: (name: string) => string | undefined
  /** Answers come when this ends. */
  readonly wait?: () => Promise<void>
}

/** A source of names, and what it was asked, in words. */
export const bookOf = ({ zones, ...book }: Book, asked: Array<string> = []): NameResolution => {
  const said = <A>(question: string, say: () => A) =>
    Effect.gen(function* () {
      asked.push(question)
      yield* Effect.promise(async () => book.wait?.())
      return yield* Effect.try({ try: say, catch: (cause) => cause as KitError })
    })
  const reader: NameReader = {
    resolve: ({ name, network: { caipNetworkId: id } }) =>
      said(`resolve ${name} ${id}`, () => book.resolve?.(name, id)),
    reverse: ({ address, network: { caipNetworkId: id } }) =>
      said(`reverse ${address} ${id}`, () => book.reverse?.(address, id)),
    avatar: ({ name }) => said(`avatar ${name}`, () => book.avatar?.(name))
  }
  return { ...(zones === undefined ? {} : { zones }), reader: Effect.succeed(reader) }
}

/** A chain with one wallet, "wallet", that connects at once as `a1`; its addresses are a letter and digits. */
export const testChain = (sources: ReadonlyArray<readonly [NameResolution, CapabilitySource]> = []) => {
  let listener: ((change: SessionChange) => void) | undefined
  const plugin = definePlugin({
    id: "test",
    namespaces: [{ id: "test", name: "Test", owns: ({ id }) => typeof id === "number" }],
    setup: (host) => {
      host.registerNamespace({
        id: "test",
        parseAddress: (text) => (/^[a-z]\d+$/i.test(text) ? text.toLowerCase() : undefined),
        switchNetwork: async () => {}
      })
      host.registerConnector({
        id: "wallet",
        name: "Wallet",
        namespaces: ["test"],
        connect: async () => ({
          grants: [
            {
              namespace: "test",
              accounts: [{ address: "a1", type: "eoa" }],
              networkId: "test:1",
              provider: {}
            }
          ],
          listen: (onChange) => {
            listener = onChange
            return () => {
              listener = undefined
            }
          }
        })
      })
      for (const [value, source] of sources) host.addCapability("test", nameResolution, value, source)
    }
  })
  return { plugin, tell: (change: SessionChange) => listener?.(change) }
}
