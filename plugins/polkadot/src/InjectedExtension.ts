/**
 * What a wallet gives when it is enabled, and what `kit.getProvider("polkadot")` answers with. Nothing of it is believed:
 * every answer is decoded.
 */
export interface InjectedExtension {
  readonly accounts: {
    readonly get: (anyType?: boolean) => Promise<ReadonlyArray<unknown>>
    readonly subscribe?: (listener: (accounts: unknown) => void) => unknown
  }
  /** Fits `signer` of `@polkadot/api`. */
  readonly signer?: {
    readonly signRaw?: (payload: {
      readonly address: string
      readonly data: string
      readonly type: "bytes"
    }) => Promise<unknown>
    readonly signPayload?: (payload: object) => Promise<unknown>
  }
}
