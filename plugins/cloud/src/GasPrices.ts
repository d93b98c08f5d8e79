/** What a unit of gas costs on a network, in base units of its own coin. */
export interface GasPrices {
  /** For a transaction that may take its time. */
  readonly standard: bigint
  readonly fast: bigint
  /** For one in a hurry. */
  readonly instant: bigint
}
