import { createHash } from "node:crypto"
import { address, getBase58Decoder, type Address, type EncodedAccount } from "@solana/kit"
import type { FailedTransactionMetadata, LiteSVM, TransactionMetadata } from "litesvm"
import { loadedAccounts } from "./lookupTables.ts"
import { readMint, readTokenAccount, tokenAmount, tokenPrograms } from "./splToken.ts"
import { transactionError, type TransactionError } from "./transactionError.ts"
import { staticAccounts, type AccountUse, type WireTransaction } from "./wireTransaction.ts"

/** A token balance before or after a transaction, as nodes write it. */
export interface TokenBalance {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly uiTokenAmount: ReturnType<typeof tokenAmount>
}

/** What the engine said about a transaction. */
export interface Execution {
  readonly error: TransactionError | null
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  readonly returnData: { readonly programId: string; readonly data: readonly [string, "base64"] } | null
  readonly innerInstructions: ReturnType<TransactionMetadata["innerInstructions"]>
}

/** A transaction that is in a block, successful or not. */
export interface LedgerEntry extends Execution {
  /** Base58. */
  readonly signature: string
  readonly slot: bigint
  /** Seconds since 1970. */
  readonly blockTime: bigint
  readonly wire: WireTransaction
  /** All accounts of the transaction, those of lookup tables last. */
  readonly accounts: readonly AccountUse[]
  /** Lamports, in the order of `accounts`. */
  readonly preBalances: readonly bigint[]
  readonly postBalances: readonly bigint[]
  readonly preTokenBalances: readonly TokenBalance[]
  readonly postTokenBalances: readonly TokenBalance[]
}

/** The engine, which only executes, with all that makes a chain of it: slots, blockhashes, history. */
export interface Ledger {
  /** The slot of now. Every 400 ms one passes, and more by `advance`. */
  slot(): bigint
  /** Lets slots pass at once: 150 make every blockhash of before expire. */
  advance(slots?: bigint): void
  latestBlockhash(): { readonly blockhash: string; readonly lastValidBlockHeight: bigint }
  isBlockhashValid(blockhash: string): boolean
  /** Lamports; 0 for an account that does not exist. */
  balance(of: string): bigint
  account(of: string): EncodedAccount | undefined
  accountsOfProgram(program: string): readonly EncodedAccount[]
  rentExemption(bytes: bigint): bigint
  /** Writes an account, past all rules. */
  setAccount(account: EncodedAccount): void
  /** Runs a transaction and forgets it, with the accounts it would leave. */
  simulate(
    wire: WireTransaction,
    checks: { readonly signatures: boolean; readonly blockhash: boolean }
  ): Execution & { readonly after: ReadonlyMap<string, EncodedAccount> }
  /** Runs a transaction and keeps it. Nothing when no block would take it. */
  execute(wire: WireTransaction): LedgerEntry | undefined
  entry(signature: string): LedgerEntry | undefined
  /** The entries that mention an account, the newest first. */
  entriesOf(account: string): readonly LedgerEntry[]
  entryCount(): number
  /** Called with each change; returns what stops that. */
  onChange(listener: (change: LedgerChange) => void): () => void
}

/** What has changed: by a transaction, or by a write past all rules. */
export interface LedgerChange {
  readonly accounts: readonly string[]
  readonly entry?: LedgerEntry
}

const slotTime = 400
const blockhashLife = 150n

/**
 * Makes an empty chain on an engine that checks no blockhashes itself, as it would only know the latest.
 *
 * @param genesisHash what the blockhashes come from, so that a transaction is good on one network only
 */
export function createLedger(svm: LiteSVM, genesisHash: string): Ledger {
  const start = { slot: svm.getClock().slot, time: performance.now() }
  const blockhashes = new Map<string, bigint>()
  const entries = new Map<string, LedgerEntry>()
  const byAccount = new Map<string, LedgerEntry[]>()
  const listeners = new Set<(change: LedgerChange) => void>()
  let skipped = 0n
  let current = start.slot

  const now = () => BigInt(Math.floor(Date.now() / 1000))
  const hashOf = (slot: bigint) =>
    getBase58Decoder().decode(createHash("sha256").update(`${genesisHash}:${slot}`).digest())
  const enter = (slot: bigint) => {
    const oldest = slot - blockhashLife
    for (let each = current > oldest ? current + 1n : oldest; each <= slot; each++) {
      blockhashes.set(hashOf(each), each)
    }
    for (const [hash, since] of blockhashes) if (since < oldest) blockhashes.delete(hash)
    current = slot
    svm.warpToSlot(slot)
    const clock = svm.getClock()
    clock.unixTimestamp = now()
    svm.setClock(clock)
    // Programs that ask for a recent slot look here, and find those before the present one, the newest first.
    const past = [...blockhashes].slice(0, -1).toReversed()
    svm.setSlotHashes(past.map(([hash, since]) => ({ slot: since, hash })))
  }
  // Time passes only when somebody looks, so that an idle chain costs nothing.
  const passTime = () => {
    const slot = start.slot + skipped + BigInt(Math.floor((performance.now() - start.time) / slotTime))
    if (slot > current) enter(slot)
  }
  enter(current + 1n)
  skipped = 1n

  const account = (of: string) => {
    const found = svm.getAccount(of as Address)
    return found.exists && (found.lamports > 0n || found.data.length > 0) ? found : undefined
  }
  const balance = (of: string): bigint => svm.getBalance(of as Address) ?? 0n

  const tokenBalances = (accounts: readonly AccountUse[]): readonly TokenBalance[] =>
    accounts.flatMap((use, accountIndex) => {
      const found = account(use.address)
      if (found === undefined || !tokenPrograms.has(found.programAddress)) return []
      const token = readTokenAccount(Uint8Array.from(found.data))
      const mint = token && account(token.mint)
      const decimals = mint && readMint(Uint8Array.from(mint.data))?.decimals
      if (token === undefined || decimals === undefined) return []
      const uiTokenAmount = tokenAmount(token.amount, decimals)
      return [
        { accountIndex, mint: token.mint, owner: token.owner, programId: found.programAddress, uiTokenAmount }
      ]
    })

  const isBlockhashValid = (blockhash: string) => {
    passTime()
    return blockhashes.has(blockhash)
  }

  const tell = (change: LedgerChange) => {
    for (const listener of listeners) listener(change)
  }
  const record = (entry: LedgerEntry) => {
    entries.set(entry.signature, entry)
    for (const use of entry.accounts) {
      const list = byAccount.get(use.address)
      if (list === undefined) byAccount.set(use.address, [entry])
      else list.unshift(entry)
    }
    tell({ accounts: entry.accounts.map((use) => use.address), entry })
  }

  return {
    slot() {
      passTime()
      return current
    },
    advance(slots = 1n) {
      passTime()
      skipped += slots
      enter(current + slots)
    },
    latestBlockhash() {
      passTime()
      return { blockhash: hashOf(current), lastValidBlockHeight: current + blockhashLife }
    },
    isBlockhashValid,
    balance,
    account,
    accountsOfProgram: (program) => svm.getProgramAccounts(address(program)),
    rentExemption: (bytes) => svm.minimumBalanceForRentExemption(bytes),
    setAccount(given) {
      svm.setAccount(given)
      tell({ accounts: [given.address] })
    },
    simulate(wire, checks) {
      if (checks.blockhash && !isBlockhashValid(wire.message.lifetimeToken)) {
        return { ...nothingRun("BlockhashNotFound"), after: new Map() }
      }
      if (checks.signatures && wire.signatures.includes(null)) {
        return { ...nothingRun("SignatureFailure"), after: new Map() }
      }
      svm.withSigverify(checks.signatures)
      try {
        const result = svm.simulateTransaction(wire.transaction)
        if (!("postAccounts" in result)) return { ...failure(result), after: new Map() }
        const after = new Map(result.postAccounts().map((each) => [each.address as string, each]))
        return { ...success(result.meta()), after }
      } finally {
        svm.withSigverify(true)
      }
    },
    execute(wire) {
      const [signature] = wire.signatures
      if (wire.signatures.includes(null) || typeof signature !== "string") return undefined
      if (!isBlockhashValid(wire.message.lifetimeToken) || entries.has(signature)) return undefined
      const accounts = [...staticAccounts(wire.message), ...loadedAccounts(wire.message, account)]
      const balances = () => accounts.map((use) => balance(use.address))
      const [preBalances, preTokenBalances] = [balances(), tokenBalances(accounts)]
      const result = svm.sendTransaction(wire.transaction)
      const execution = "err" in result ? failure(result) : success(result)
      if (neverInBlock.has(execution.error)) return undefined
      const entry: LedgerEntry = {
        ...execution,
        signature,
        slot: current,
        blockTime: now(),
        wire,
        accounts,
        preBalances,
        preTokenBalances,
        postBalances: balances(),
        postTokenBalances: tokenBalances(accounts)
      }
      record(entry)
      return entry
    },
    entry: (signature) => entries.get(signature),
    entriesOf: (of) => byAccount.get(of) ?? [],
    entryCount: () => entries.size,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  }
}

/** Errors with which a transaction is dropped instead of paying its fee. */
const neverInBlock: ReadonlySet<unknown> = new Set([
  "AccountNotFound",
  "AlreadyProcessed",
  "BlockhashNotFound",
  "InsufficientFundsForFee",
  "InvalidAccountForFee",
  "MissingSignatureForFee",
  "SanitizeFailure",
  "SignatureFailure"
])

const nothingRun = (error: TransactionError): Execution => ({
  error,
  logs: [],
  unitsConsumed: 0n,
  returnData: null,
  innerInstructions: []
})

const failure = (failed: FailedTransactionMetadata): Execution => ({
  ...success(failed.meta()),
  error: transactionError(failed)
})

function success(meta: TransactionMetadata): Execution {
  const returned = meta.returnData()
  const data = returned.data()
  return {
    error: null,
    logs: meta.logs(),
    unitsConsumed: meta.computeUnitsConsumed(),
    returnData:
      data.length === 0
        ? null
        : {
            programId: getBase58Decoder().decode(returned.programId()),
            data: [Buffer.from(data).toString("base64"), "base64"]
          },
    innerInstructions: meta.innerInstructions()
  }
}
