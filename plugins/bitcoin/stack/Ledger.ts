import type { BitcoinNetworkDeclaration } from "./bitcoinNetworks.ts"
import type { EsploraStatus, EsploraTransaction } from "./EsploraTransaction.ts"
import { esploraTransactionOf, satoshi } from "./esploraTransactionOf.ts"
import type { NodeRpc } from "./nodeRpc.ts"
import type { NodeBlock, NodeOutput, NodeTransaction } from "./NodeTransaction.ts"

/** An unspent output. `value` is in satoshi. */
export interface Unspent {
  readonly txid: string
  readonly vout: number
  readonly status: EsploraStatus
  readonly value: number
}

/** What went to and from a script. Sums are in satoshi. */
export interface ScriptStats {
  readonly tx_count: number
  readonly funded_txo_count: number
  readonly funded_txo_sum: number
  readonly spent_txo_count: number
  readonly spent_txo_sum: number
}

/**
 * All transactions of the node, each belonging to one network.
 *
 * The networks share a node, so that a stack needs only one, and are still apart: a network sees what was sent through it,
 * and coins of one cannot be spent on another.
 */
export interface Ledger {
  /** Reads what the node has got since the last time. */
  sync(): Promise<void>
  height(): number
  /** Hash of the block at that height; nothing when there is none. */
  blockHash(height: number): string | undefined
  /** Says of which network a transaction is. */
  belongsTo(txid: string, network: BitcoinNetworkDeclaration): void
  /** The transaction, if that network has it. */
  transaction(txid: string, network: BitcoinNetworkDeclaration): EsploraTransaction | undefined
  /** What spends an output, if the network has such a transaction. */
  spender(txid: string, vout: number, network: BitcoinNetworkDeclaration): EsploraSpending | undefined
  /** The transactions of a script on that network, newest first. */
  history(
    script: string,
    network: BitcoinNetworkDeclaration,
    confirmed: boolean
  ): readonly EsploraTransaction[]
  unspent(script: string, network: BitcoinNetworkDeclaration): readonly Unspent[]
  stats(script: string, network: BitcoinNetworkDeclaration, confirmed: boolean): ScriptStats
}

/** What spends an output. */
export interface EsploraSpending {
  readonly txid: string
  readonly vin: number
  readonly status: EsploraStatus
}

interface Entry {
  readonly transaction: NodeTransaction
  readonly status: EsploraStatus
}

export function createLedger(rpc: NodeRpc): Ledger {
  const hashes: string[] = []
  const confirmed: Entry[] = []
  const decoded = new Map<string, NodeTransaction>()
  const networks = new Map<string, string>()
  let waiting: readonly Entry[] = []
  let last: Promise<unknown> = Promise.resolve()

  async function read(): Promise<void> {
    const tip = await rpc<number>("getblockcount")
    while (hashes.length <= tip) {
      const block = await rpc<NodeBlock>("getblock", await rpc("getblockhash", hashes.length), 2)
      const status = {
        confirmed: true,
        block_height: block.height,
        block_hash: block.hash,
        block_time: block.time
      } as const
      for (const transaction of block.tx) {
        decoded.set(transaction.txid, transaction)
        confirmed.push({ transaction, status })
      }
      hashes.push(block.hash)
    }
    const ids = await rpc<readonly string[]>("getrawmempool")
    const entries = await Promise.all(ids.map(unconfirmed))
    waiting = entries.flatMap((entry) => (entry === undefined ? [] : [entry]))
  }

  async function unconfirmed(txid: string): Promise<Entry | undefined> {
    // It may have been mined or replaced since the list was read; the next reading knows.
    const transaction =
      decoded.get(txid) ??
      (await rpc<NodeTransaction>("getrawtransaction", txid, true).catch(() => undefined))
    if (transaction === undefined) return undefined
    decoded.set(txid, transaction)
    return { transaction, status: { confirmed: false } }
  }

  const find = (txid: string, vout: number): NodeOutput | undefined => decoded.get(txid)?.vout[vout]
  const isOf = ({ transaction }: Entry, { caipNetworkId }: BitcoinNetworkDeclaration) =>
    networks.get(transaction.txid) === caipNetworkId
  const tell = ({ transaction, status }: Entry, network: BitcoinNetworkDeclaration) =>
    esploraTransactionOf(transaction, status, network, find)
  const funded = ({ transaction }: Entry, script: string) =>
    transaction.vout.filter((output) => output.scriptPubKey.hex === script)
  const spent = ({ transaction }: Entry, script: string) =>
    transaction.vin.flatMap((input) => {
      const output = input.txid === undefined ? undefined : find(input.txid, input.vout!)
      return output?.scriptPubKey.hex === script ? [output] : []
    })
  const touching = (script: string, network: BitcoinNetworkDeclaration, entries: readonly Entry[]) =>
    entries.filter(
      (entry) => isOf(entry, network) && (funded(entry, script).length > 0 || spent(entry, script).length > 0)
    )
  const sum = (outputs: readonly NodeOutput[]) =>
    outputs.reduce((total, output) => total + satoshi(output.value), 0)

  return {
    sync() {
      // One after the other: a reading under way may have passed what the caller has just sent.
      const reading = last.then(read, read)
      last = reading
      return reading
    },
    height: () => hashes.length - 1,
    blockHash: (height) => hashes[height],
    belongsTo: (txid, network) => void networks.set(txid, network.caipNetworkId),
    transaction(txid, network) {
      const entry = [...waiting, ...confirmed].find((candidate) => candidate.transaction.txid === txid)
      return entry !== undefined && isOf(entry, network) ? tell(entry, network) : undefined
    },
    spender(txid, vout, network) {
      for (const entry of [...waiting, ...confirmed].filter((candidate) => isOf(candidate, network))) {
        const vin = entry.transaction.vin.findIndex((input) => input.txid === txid && input.vout === vout)
        if (vin >= 0) return { txid: entry.transaction.txid, vin, status: entry.status }
      }
      return undefined
    },
    history: (script, network, inBlocks) =>
      touching(script, network, inBlocks ? confirmed : waiting)
        .toReversed()
        .map((entry) => tell(entry, network)),
    unspent(script, network) {
      const entries = [...confirmed, ...waiting]
      const gone = new Set(
        entries.flatMap(({ transaction }) => transaction.vin.map((input) => `${input.txid}:${input.vout}`))
      )
      return touching(script, network, entries).flatMap(({ transaction, status }) =>
        transaction.vout.flatMap((output, vout) =>
          output.scriptPubKey.hex === script && !gone.has(`${transaction.txid}:${vout}`)
            ? [{ txid: transaction.txid, vout, status, value: satoshi(output.value) }]
            : []
        )
      )
    },
    stats(script, network, inBlocks) {
      const entries = touching(script, network, inBlocks ? confirmed : waiting)
      const received = entries.flatMap((entry) => funded(entry, script))
      const sent = entries.flatMap((entry) => spent(entry, script))
      return {
        tx_count: entries.length,
        funded_txo_count: received.length,
        funded_txo_sum: sum(received),
        spent_txo_count: sent.length,
        spent_txo_sum: sum(sent)
      }
    }
  }
}
