/** Whether a transaction is in a block, and in which. */
export type EsploraStatus =
  | { readonly confirmed: false }
  | {
      readonly confirmed: true
      readonly block_height: number
      readonly block_hash: string
      /** Seconds since 1970. */
      readonly block_time: number
    }

/** An output, as Esplora writes it. `value` is in satoshi. */
export interface EsploraOutput {
  readonly scriptpubkey: string
  readonly scriptpubkey_asm: string
  readonly scriptpubkey_type: string
  readonly scriptpubkey_address?: string
  readonly value: number
}

/** An input, as Esplora writes it. */
export interface EsploraInput {
  readonly txid: string
  readonly vout: number
  /** What it spends; `null` for a coinbase. */
  readonly prevout: EsploraOutput | null
  readonly scriptsig: string
  readonly scriptsig_asm: string
  readonly witness?: readonly string[]
  readonly is_coinbase: boolean
  readonly sequence: number
  readonly inner_redeemscript_asm?: string
  readonly inner_witnessscript_asm?: string
}

/** A transaction, as Esplora writes it. `fee` is in satoshi. */
export interface EsploraTransaction {
  readonly txid: string
  readonly version: number
  readonly locktime: number
  readonly vin: readonly EsploraInput[]
  readonly vout: readonly EsploraOutput[]
  readonly size: number
  readonly weight: number
  readonly fee: number
  readonly status: EsploraStatus
}
