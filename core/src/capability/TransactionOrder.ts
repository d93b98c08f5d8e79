/**
 * The place of a transaction in its chain's own order, as far as it is known before the wallet is asked: plain texts by name, whole
 * numbers in decimal digits. At most 8, together at most 1,000 characters.
 *
 * - EVM: `nonce`, and `count`, how many the account had sent before the wallet was asked; - Solana: `blockhash`, `lastValidBlockHeight`, the
 *   `slot` that the node was at, and `lastBlock`, the last that takes it whatever blockhash the wallet chose; - Bitcoin: `inputs` as
 *   `txid:index` with commas between, or `latest`, the ids of the account's latest transactions, where the wallet chooses them, and
 *   `payments` to others as `script:value`; - Cosmos: `sequence`; - Polkadot: `nonce`, and `from` and `eraEnd`, the blocks of its era.
 */
export type TransactionOrder = Readonly<Record<string, string>>
