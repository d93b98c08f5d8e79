import { describeForeign, type Network } from "@latchkey/core"
import { WalletFault, type FaultKindOf } from "@latchkey/core/chain-kit"
import { askWallet, readWallet } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { chainIdOf } from "../CosmosNetwork.ts"

/** A wallet as Keplr made the form: what it says is not believed before it is decoded. */
export interface KeplrProvider {
  /** Asks the visitor for permission to see the accounts of chains, unless it was given before. */
  readonly enable: (chainIds: string | ReadonlyArray<string>) => Promise<void>
  /** The account on a chain; asks the visitor where this site has no permission for it. */
  readonly getKey: (chainId: string) => Promise<unknown>
  /** Signs data by ADR-36. */
  readonly signArbitrary?: (chainId: string, signer: string, data: string | Uint8Array) => Promise<unknown>
  /** Signs a transaction in amino form. */
  readonly signAmino?: (
    chainId: string,
    signer: string,
    signDoc: object,
    signOptions?: object
  ) => Promise<unknown>
  /** Signs a transaction in direct form. */
  readonly signDirect?: (
    chainId: string,
    signer: string,
    signDoc: object,
    signOptions?: object
  ) => Promise<unknown>
  /** Tells the wallet a chain, in the form of Keplr's `ChainInfo`. */
  readonly experimentalSuggestChain?: (chainInfo: object) => Promise<void>
  /** Revokes this site's permission. */
  readonly disable?: (chainIds?: string | ReadonlyArray<string>) => Promise<void>
  /** Leap's word for `disable`, for one chain. */
  readonly disconnect?: (chainId: string) => Promise<unknown>
}

/** What Keplr's words mean, beside those that wallets of all chains use. */
const kindOf: FaultKindOf = (cause) =>
  /\b(request|transaction) (rejected|declined)/i.test(describeForeign(cause).message) ? "rejected" : undefined

/** Whether a wallet says that it does not know the chain. */
export const isChainUnknown = ({ kind, cause }: WalletFault): boolean =>
  kind !== "rejected" &&
  /no (modular )?chain info|(invalid|unknown|unsupported) chain/i.test(describeForeign(cause).message)

const callOf = (provider: unknown, method: keyof KeplrProvider, args: ReadonlyArray<unknown>) => () =>
  (provider as Record<string, (...args: ReadonlyArray<unknown>) => unknown>)[method]!(...args)

/** `askWallet` by one of its functions. */
export const ask = (provider: unknown, method: keyof KeplrProvider, ...args: ReadonlyArray<unknown>) =>
  askWallet(callOf(provider, method, args), kindOf)

/** `readWallet` by one of its functions. */
export const read = (provider: unknown, method: keyof KeplrProvider, ...args: ReadonlyArray<unknown>) =>
  readWallet(callOf(provider, method, args), { method, kindOf })

/** Asks for something on a network by its chain id; one that does not say it is a `WalletFault`. */
export const onChain = <A, E>(
  network: Pick<Network, "caipNetworkId" | "id">,
  use: (chainId: string) => Effect.Effect<A, E>
): Effect.Effect<A, E | WalletFault> =>
  Effect.suspend((): Effect.Effect<A, E | WalletFault> => {
    const chainId = chainIdOf(network)
    return chainId === undefined
      ? Effect.fail(new WalletFault("failed", `${network.caipNetworkId} does not say its chain id.`))
      : use(chainId)
  })
