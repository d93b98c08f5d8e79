import { TxMsgData } from "cosmjs-types/cosmos/base/abci/v1beta1/abci"
import { MsgSendResponse } from "cosmjs-types/cosmos/bank/v1beta1/tx"
import { addressOf, checkAddress } from "./address.ts"
import { createLedger, type Ledger, type LedgerCoin } from "./Ledger.ts"
import type { CosmosNetworkDeclaration } from "./networks.ts"
import { SdkError, sdkCode } from "./SdkError.ts"
import { coinsOf, decodeTransaction, hashOf, type Transaction } from "./Transaction.ts"
import { verifySignature } from "./verifySignature.ts"

/** An event of a transaction, as the node indexes it. */
export interface ChainEvent {
  readonly type: string
  readonly attributes: readonly { readonly key: string; readonly value: string; readonly index: boolean }[]
}

/** What became of a transaction: of its check, or of its execution. */
export interface Outcome {
  readonly code: number
  readonly codespace: string
  readonly log: string
  readonly data: Uint8Array
  readonly gasWanted: bigint
  readonly gasUsed: bigint
  readonly events: readonly ChainEvent[]
}

/** A transaction that is in a block. */
export interface IncludedTransaction {
  readonly hash: string
  readonly height: number
  readonly index: number
  readonly bytes: Uint8Array
  readonly outcome: Outcome
}

export interface Block {
  readonly height: number
  readonly time: string
  readonly transactions: readonly IncludedTransaction[]
}

/** What came of a broadcast. */
export interface Broadcast {
  readonly hash: string
  readonly check: Outcome
  /** Resolves when the transaction is in a block; never for one that failed its check. */
  readonly included: Promise<IncludedTransaction>
}

/** A chain with the modules bank and auth: its state, its memory of blocks, its waiting transactions. */
export interface CosmosChain {
  readonly network: CosmosNetworkDeclaration
  /** The state of the latest block. */
  ledger(): Ledger
  blocks(): readonly Block[]
  fund(address: string, coin: LedgerCoin): void
  /** Undefined when the transaction is already waiting or in a block. */
  broadcast(bytes: Uint8Array): Broadcast | undefined
  /** Runs a transaction without keeping what it does, and without asking for its signature. Fails: `SdkError`. */
  simulate(bytes: Uint8Array): Outcome
  /** Puts what waits into a block. */
  produceBlock(): void
}

export function createCosmosChain(network: CosmosNetworkDeclaration, instantly: boolean): CosmosChain {
  let committed = createLedger()
  // What the next block will find, if it takes all that waits: transactions are checked against this.
  let checked = committed.fork()
  const blocks: Block[] = [{ height: 1, time: new Date().toISOString(), transactions: [] }]
  const seen = new Set<string>()
  const waiting = new Map<Transaction, (included: IncludedTransaction) => void>()

  function deliver(transaction: Transaction): Outcome {
    const afterFee = committed.fork()
    try {
      admit(transaction, afterFee, network)
      committed = afterFee
      const afterMessages = committed.fork()
      const events = execute(transaction, afterMessages, network)
      committed = afterMessages
      return succeeded(transaction, [...feeEvents(transaction), ...events])
    } catch (error) {
      return failed(error, transaction)
    }
  }

  function produceBlock() {
    const height = blocks.length + 1
    const transactions = [...waiting.keys()].map((transaction, index) => {
      const { hash, bytes } = transaction
      return { hash, height, index, bytes, outcome: deliver(transaction) }
    })
    const listeners = [...waiting.values()]
    waiting.clear()
    checked = committed.fork()
    blocks.push({ height, time: new Date().toISOString(), transactions })
    transactions.forEach((included, index) => listeners[index]?.(included))
  }

  return {
    network,
    ledger: () => committed,
    blocks: () => blocks,
    fund(address, coin) {
      checkAddress(address, network.prefix)
      committed.mint(address, coin)
      checked.mint(address, coin)
    },
    broadcast(bytes) {
      const hash = hashOf(bytes)
      if (seen.has(hash)) return undefined
      const { promise: included, resolve } = Promise.withResolvers<IncludedTransaction>()
      try {
        const transaction = decodeTransaction(bytes)
        const next = checked.fork()
        admit(transaction, next, network, blocks.length)
        checked = next
        seen.add(hash)
        waiting.set(transaction, resolve)
        const check = { ...succeeded(transaction, []), data: new Uint8Array() }
        if (instantly) produceBlock()
        return { hash, check, included }
      } catch (error) {
        return { hash, check: failed(error), included }
      }
    },
    simulate(bytes) {
      const transaction = decodeTransaction(bytes)
      const trial = checked.fork()
      charge(transaction, trial, network)
      checkSequence(transaction, trial, network)
      return succeeded(transaction, execute(transaction, trial, network))
    },
    produceBlock
  }
}

/** All that a transaction has to pass before its messages are run; takes the fee and counts the sequence up. */
function admit(
  transaction: Transaction,
  ledger: Ledger,
  network: CosmosNetworkDeclaration,
  height = 0
): void {
  const { body, fee } = transaction
  if (body.timeoutHeight > 0n && BigInt(height) > body.timeoutHeight) {
    throw new SdkError(
      sdkCode.txTimeoutHeight,
      `block height: ${height}, timeout height: ${body.timeoutHeight}`
    )
  }
  charge(transaction, ledger, network)
  const publicKey = checkKey(transaction, ledger, network)
  const gasUsed = gasOf(transaction)
  if (fee.gasLimit < gasUsed) {
    throw new SdkError(
      sdkCode.outOfGas,
      `out of gas in location: txSize; gasWanted: ${fee.gasLimit}, gasUsed: ${gasUsed}`
    )
  }
  const { number, sequence } = checkSequence(transaction, ledger, network)
  const { chainId } = network
  if (!verifySignature(transaction, publicKey, { chainId, accountNumber: number, sequence })) {
    throw new SdkError(
      sdkCode.unauthorized,
      `signature verification failed; please verify account number (${number}), sequence (${sequence}) ` +
        `and chain-id (${chainId})`
    )
  }
  ledger.change(signerOf(transaction), { sequence: sequence + 1n, publicKey })
}

const signerOf = ({ messages }: Transaction): string => messages[0]?.fromAddress ?? ""

function charge(transaction: Transaction, ledger: Ledger, network: CosmosNetworkDeclaration): void {
  const payer = signerOf(transaction)
  checkAddress(payer, network.prefix)
  if (ledger.account(payer) === undefined) {
    throw new SdkError(sdkCode.unknownAddress, `fee payer address: ${payer} does not exist`)
  }
  take(ledger, payer, coinsOf(transaction.fee.amount))
}

function checkKey(transaction: Transaction, ledger: Ledger, network: CosmosNetworkDeclaration) {
  const address = signerOf(transaction)
  const publicKey = transaction.signer.publicKey ?? ledger.account(address)?.publicKey
  if (publicKey === undefined) throw new SdkError(sdkCode.invalidPubKey, "pubkey on account is not set")
  if (addressOf(publicKey, network.prefix) !== address) {
    throw new SdkError(
      sdkCode.invalidPubKey,
      `pubKey does not match signer address ${address} with signer index: 0`
    )
  }
  return publicKey
}

function checkSequence(transaction: Transaction, ledger: Ledger, network: CosmosNetworkDeclaration) {
  const address = signerOf(transaction)
  const account = ledger.account(address)
  if (account === undefined) {
    throw new SdkError(sdkCode.unknownAddress, `account ${address} of ${network.chainId} not found`)
  }
  const { sequence } = transaction.signer
  if (sequence !== account.sequence) {
    throw new SdkError(
      sdkCode.wrongSequence,
      `account sequence mismatch, expected ${account.sequence}, got ${sequence}`
    )
  }
  return account
}

function execute({ messages }: Transaction, ledger: Ledger, { prefix }: CosmosNetworkDeclaration) {
  return messages.flatMap(({ fromAddress, toAddress, amount }) => {
    checkAddress(toAddress, prefix)
    const coins = coinsOf(amount)
    if (coins.length === 0 || coins.some((coin) => coin.amount === 0n)) {
      throw new SdkError(sdkCode.invalidCoins, written(coins))
    }
    take(ledger, fromAddress, coins)
    for (const coin of coins) ledger.mint(toAddress, coin)
    return transferEvents(fromAddress, toAddress, written(coins))
  })
}

function take(ledger: Ledger, address: string, coins: readonly LedgerCoin[]): void {
  for (const coin of coins) {
    const { denom, amount } = coin
    const balance = ledger.balance(address, denom)
    if (balance < amount) {
      throw new SdkError(
        sdkCode.insufficientFunds,
        `spendable balance ${balance}${denom} is smaller than ${amount}${denom}`
      )
    }
    ledger.burn(address, coin)
  }
}

const written = (coins: readonly LedgerCoin[]) =>
  coins.map(({ amount, denom }) => `${amount}${denom}`).join(",")

/** A figure that grows with the size, as the SDK's does; not the SDK's own. */
const gasOf = ({ bytes, messages }: Transaction) =>
  BigInt(50_000 + 10 * bytes.length + 10_000 * messages.length)

const event = (type: string, attributes: Readonly<Record<string, string>>): ChainEvent => ({
  type,
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value, index: true }))
})

const transferEvents = (sender: string, recipient: string, amount: string) => [
  event("message", { action: "/cosmos.bank.v1beta1.MsgSend", sender, module: "bank" }),
  event("coin_spent", { spender: sender, amount }),
  event("coin_received", { receiver: recipient, amount }),
  event("transfer", { recipient, sender, amount })
]

const feeEvents = (transaction: Transaction) => [
  event("tx", { fee: written(coinsOf(transaction.fee.amount)), fee_payer: signerOf(transaction) }),
  event("tx", { acc_seq: `${signerOf(transaction)}/${transaction.signer.sequence}` })
]

function succeeded(transaction: Transaction, events: readonly ChainEvent[]): Outcome {
  const value = MsgSendResponse.encode({}).finish()
  const msgResponses = transaction.messages.map(() => ({
    typeUrl: "/cosmos.bank.v1beta1.MsgSendResponse",
    value
  }))
  return {
    code: 0,
    codespace: "",
    log: "",
    data: TxMsgData.encode({ data: [], msgResponses }).finish(),
    gasWanted: transaction.fee.gasLimit,
    gasUsed: gasOf(transaction),
    events
  }
}

function failed(error: unknown, transaction?: Transaction): Outcome {
  if (!(error instanceof SdkError)) throw error
  const { code, codespace, message } = error
  return {
    code,
    codespace,
    log: transaction === undefined ? message : `failed to execute message; message index: 0: ${message}`,
    data: new Uint8Array(),
    gasWanted: transaction?.fee.gasLimit ?? 0n,
    gasUsed: transaction === undefined ? 0n : gasOf(transaction),
    events: transaction === undefined ? [] : feeEvents(transaction)
  }
}
