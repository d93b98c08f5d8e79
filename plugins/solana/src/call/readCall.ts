import { NodeAnswerInvalidError, TransferRefusedError, type ContractCall } from "@latchkey/core/effect"
import { fromBase64, toBase58 } from "@latchkey/core/chain-kit"
import type { NodeReadError, RpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { MAX_TRANSACTION, readTransaction } from "../provider/WireTransaction.ts"
import { programs, tokenPrograms } from "../transfer/programs.ts"
import { readAccounts, type ChainAccount } from "../transfer/readAccounts.ts"
import { feeOf } from "../transfer/TransferMessage.ts"
import { decodeWireCall, type Lookup } from "./WireCall.ts"

/** A call of a program with its accounts by their addresses. */
export interface NamedInstruction {
  readonly program: string
  readonly accounts: ReadonlyArray<string>
  readonly data: Uint8Array
}

/** A transaction that calls one program for its payer, with what that takes before and after it. */
export interface ProgramCall {
  readonly payer: string
  /** What is signed. */
  readonly message: Uint8Array
  readonly blockhashAt: number
  /** Every account that it names, those of tables too. */
  readonly accounts: ReadonlyArray<string>
  /** Accounts of tokens that it opens for the payer where they are not there yet, and does not close again. */
  readonly opened: ReadonlyArray<string>
  /** What the network takes for the work, in lamports. */
  readonly fee: bigint
  /** What it does, beside what it bids. */
  readonly instructions: ReadonlyArray<NamedInstruction>
}

const TABLE_HEADER = 56
const ADDRESS = 32
const DEFAULT_UNITS = 200_000
const MOST_UNITS = 1_400_000
/** No more is paid for the work than a twentieth of a coin. */
const MOST_FEE = 50_000_000n

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

const refuse = (reason: string) => Effect.fail(new TransferRefusedError({ reason }))

/** The addresses that a message takes from its tables; undefined where a table has none there. */
const namedIn = (
  lookups: ReadonlyArray<Lookup>,
  tables: ReadonlyMap<string, ChainAccount | "none">
): ReadonlyArray<string> | undefined => {
  const found = lookups.flatMap(({ table, indexes }) => {
    const account = tables.get(table)
    return indexes.map((index) => {
      if (account === undefined || account === "none") return undefined
      const start = TABLE_HEADER + index * ADDRESS
      const bytes = account.data.slice(start, start + ADDRESS)
      return bytes.length === ADDRESS ? toBase58(bytes) : undefined
    })
  })
  const all = found.filter((address) => address !== undefined)
  return all.length === found.length ? all : undefined
}

/** What a transaction bids for its work, where its calls of the budget are readable. */
const bidOf = (instructions: ReadonlyArray<NamedInstruction>) => {
  let units: number | undefined
  let price = 0n
  for (const { program, data } of instructions) {
    if (program !== programs.computeBudget) continue
    if (data[0] === 2 && data.length === 5) units = viewOf(data).getUint32(1, true)
    else if (data[0] === 3 && data.length === 9) price = viewOf(data).getBigUint64(1, true)
    // How much data it may load changes nothing of what it costs.
    else if (data[0] !== 4) return undefined
  }
  const calls = instructions.filter(({ program }) => program !== programs.computeBudget).length
  return { units: Math.min(units ?? calls * DEFAULT_UNITS, MOST_UNITS), price }
}

/** Whether a call beside that of the program does nothing but open, fill and close accounts of the payer's own. */
const isOwn = ({ program, accounts, data }: NamedInstruction, payer: string): boolean => {
  // Opens an account of a token: payer, the account, its owner.
  if (program === programs.associatedToken)
    return (
      (data.length === 0 || (data.length === 1 && data[0]! <= 1)) &&
      accounts[0] === payer &&
      accounts[2] === payer
    )
  if (!tokenPrograms.includes(program)) return false
  // Counts the coin that an account holds as its token.
  if (data.length === 1 && data[0] === 17) return true
  // Closes an account: what it holds goes to the second.
  return data.length === 1 && data[0] === 9 && accounts[1] === payer && accounts[2] === payer
}

/** How much of the coin a call of the system's program moves away from the payer; undefined for any other. */
const movedBy = ({ accounts, data }: NamedInstruction, payer: string): bigint | undefined =>
  data.length === 12 && viewOf(data).getUint32(0, true) === 2 && accounts[0] === payer
    ? viewOf(data).getBigUint64(4, true)
    : undefined

/**
 * Reads a transaction that calls a program for an account, its tables included: the data of the call is the whole transaction as base64,
 * unsigned. What `isAllowed` says yes to may be in it beside.
 *
 * Fails: `TransferRefusedError` where it does anything but call that program, open, fill and close the payer's own accounts and bid for its
 * work, or moves more of the coin than the call says, `NodeReadError`.
 */
export const readCall = (
  reader: RpcReader,
  { to, value, data }: ContractCall,
  address: string,
  isAllowed: (instruction: NamedInstruction) => boolean = () => false
): Effect.Effect<ProgramCall, NodeReadError | TransferRefusedError> =>
  Effect.gen(function* () {
    const bytes = fromBase64(data, Math.ceil(MAX_TRANSACTION / 3) * 4)
    const transaction = bytes && readTransaction(bytes)
    const wire = transaction && decodeWireCall(transaction.message)
    if (transaction === undefined || wire === undefined || wire.keys[0] !== address)
      return yield* refuse("That is no transaction that the account alone signs.")
    const lookups = [...wire.writable, ...wire.readonly]
    const names = [...new Set(lookups.map(({ table }) => table))]
    const read = names.length === 0 ? [] : yield* readAccounts(reader, names)
    const tables = new Map(names.map((name, index) => [name, read[index]!]))
    const more = namedIn(lookups, tables)
    if (more === undefined)
      return yield* Effect.fail(
        new NodeAnswerInvalidError({ networkId: reader.network.caipNetworkId, what: "a table of addresses" })
      )
    const accounts = [...wire.keys, ...more]
    const instructions = wire.instructions.map((one): NamedInstruction => ({
      program: accounts[one.program]!,
      accounts: one.accounts.map((at) => accounts[at]!),
      data: one.data
    }))
    const bid = bidOf(instructions)
    if (bid === undefined) return yield* refuse("What it pays for its work cannot be read.")
    const fee = feeOf(bid)
    if (fee > MOST_FEE) return yield* refuse("It pays too much for its work.")
    const does = instructions.filter(({ program }) => program !== programs.computeBudget)
    let moved = 0n
    for (const one of does) {
      if (one.program === to || isOwn(one, address) || isAllowed(one)) continue
      const lamports = one.program === programs.system ? movedBy(one, address) : undefined
      if (lamports === undefined) return yield* refuse("It does more than the swap.")
      moved += lamports
    }
    if (!does.some(({ program }) => program === to)) return yield* refuse("It calls another program.")
    if (moved > value) return yield* refuse("It takes more of the coin than was to be sold.")
    const closed = does.flatMap(({ program, accounts: of, data: said }) =>
      tokenPrograms.includes(program) && said[0] === 9 ? of.slice(0, 1) : []
    )
    return {
      payer: address,
      message: transaction.message,
      blockhashAt: wire.blockhashAt,
      accounts,
      opened: does.flatMap(({ program, accounts: of }) =>
        program === programs.associatedToken && !closed.includes(of[1]!) ? of.slice(1, 2) : []
      ),
      fee,
      instructions: does
    }
  })
