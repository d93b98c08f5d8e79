import type { CapabilitySource, KitError } from "@latchkey/core"
import {
  nameRegistry,
  nameResolution,
  type NameReader,
  type NameRegistry,
  type NameResolution,
  type ResolvedName
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { oneWalletChain } from "../../../tests/support/oneWalletChain.ts"

export { network } from "../../../tests/support/oneWalletChain.ts"

/** What a source of names says, by name and by address; what it throws is its failure. */
export interface Book {
  readonly zones?: ReadonlyArray<string>
  readonly resolve?: (name: string, networkId: string) => ResolvedName | undefined
  readonly reverse?: (address: string, networkId: string) => string | undefined
  readonly avatar?: (name: string) => string | undefined
  readonly picture?: (address: string) => string | undefined
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
    avatar: ({ name }) => said(`avatar ${name}`, () => book.avatar?.(name)),
    ...(book.picture === undefined
      ? {}
      : { picture: ({ address }) => said(`picture ${address}`, () => book.picture?.(address)) })
  }
  return { ...(zones === undefined ? {} : { zones }), reader: Effect.succeed(reader) }
}

/** What a chain has beside its names. */
export interface TestChainParts {
  readonly registry?: NameRegistry
  readonly sign?: (message: string) => Promise<string>
}

/** A chain with one wallet, "wallet", that connects at once as `a1`; its addresses are a letter and digits. */
export const testChain = (
  sources: ReadonlyArray<readonly [NameResolution, CapabilitySource]> = [],
  { registry, sign = async (message) => `signed ${message}` }: TestChainParts = {}
) =>
  oneWalletChain({
    namespace: { signMessage: ({ message }) => sign(String(message)) },
    setup: (host) => {
      for (const [value, source] of sources) host.addCapability("test", nameResolution, value, source)
      if (registry !== undefined) host.addCapability("test", nameRegistry, registry, "server")
    }
  })
