/** A transaction as the node decodes it. Amounts are whole coins. */
export interface NodeTransaction {
  readonly txid: string
  readonly version: number
  readonly locktime: number
  readonly size: number
  readonly weight: number
  readonly vin: readonly NodeInput[]
  readonly vout: readonly NodeOutput[]
}

export interface NodeInput {
  /** The script of a coinbase, which has no `txid`. */
  readonly coinbase?: string
  readonly txid?: string
  readonly vout?: number
  readonly scriptSig?: { readonly hex: string }
  readonly txinwitness?: readonly string[]
  readonly sequence: number
}

export interface NodeOutput {
  readonly value: number
  readonly scriptPubKey: { readonly hex: string; readonly type: string }
}

/** A block as the node decodes it with all its transactions. */
export interface NodeBlock {
  readonly hash: string
  readonly height: number
  readonly time: number
  readonly tx: readonly NodeTransaction[]
}
