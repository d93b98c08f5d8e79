import { describeForeign, isRejection } from "@latchkey/core"
import * as Effect from "effect/Effect"

/** A wallet as Keplr made the form: what it says is not believed before it is decoded. */
export interface KeplrProvider {
  /** Asks the visitor for leave to see the accounts of chains, unless it was given before. */
  readonly enable: (chainIds: string | ReadonlyArray<string>) => Promise<void>
  /** The account on a chain; asks the visitor where this site has no leave for it. */
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
  /** Takes this site's leave back. */
  readonly disable?: (chainIds?: string | ReadonlyArray<string>) => Promise<void>
  /** Leap's word for `disable`, for one chain. */
  readonly disconnect?: (chainId: string) => Promise<unknown>
}

/**
 * Why a wallet did not give what it was asked for.
 *
 * - `declined`: the visitor said no; - `unknownChain`: the wallet does not know the chain;
 * - `silent`: no answer in time; - `failed`: anything else.
 */
export interface WalletFault {
  readonly kind: "declined" | "unknownChain" | "silent" | "failed"
  /** The foreign value as it came; only a `KitError` may keep it, which redacts it. */
  readonly cause: unknown
}

/** How long a wallet may take for what it answers without asking anybody. */
export const SILENT_DEADLINE = "10 seconds"

/** A fault of our own making. */
export const failed = (cause: unknown): WalletFault => ({ kind: "failed", cause })

/** Whether a wallet says that the visitor declined: with a code, or with Keplr's words for it. */
export const isDeclined = (cause: unknown): boolean =>
  isRejection(cause) || /\b(request|transaction) (rejected|declined)/i.test(describeForeign(cause).message)

const isChainUnknown = (cause: unknown): boolean =>
  /no (modular )?chain info|(invalid|unknown|unsupported) chain/i.test(describeForeign(cause).message)

const toFault = (cause: unknown): WalletFault => ({
  kind: isDeclined(cause) ? "declined" : isChainUnknown(cause) ? "unknownChain" : "failed",
  cause
})

/** Whether a foreign value has a function of that name. Never throws. */
export const hasMethod = (value: unknown, name: keyof KeplrProvider): boolean => {
  try {
    return typeof (value as KeplrProvider)[name] === "function"
  } catch {
    return false
  }
}

/**
 * Asks a wallet for something that its visitor may have to approve: without a deadline, ended by interruption.
 *
 * The wallet is called in the task that runs the effect. The answer is undecoded. Fails: `WalletFault`.
 */
export const ask = (provider: unknown, method: keyof KeplrProvider, ...args: ReadonlyArray<unknown>) =>
  Effect.tryPromise({
    // The executor turns a synchronous throw, a plain value and a foreign thenable into one promise.
    try: () =>
      new Promise<unknown>((resolve) =>
        resolve((provider as Record<string, (...args: ReadonlyArray<unknown>) => unknown>)[method]!(...args))
      ),
    catch: toFault
  })

/** `ask` for what a wallet answers by itself, within a deadline. Fails: `WalletFault`. */
export const read = (provider: unknown, method: keyof KeplrProvider, ...args: ReadonlyArray<unknown>) =>
  Effect.timeoutOrElse(ask(provider, method, ...args), {
    duration: SILENT_DEADLINE,
    orElse: () =>
      Effect.fail<WalletFault>({ kind: "silent", cause: `The wallet did not answer ${method} in time.` })
  })
