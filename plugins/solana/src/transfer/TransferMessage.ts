import { attempt, isSameBytes } from "@latchkey/core/chain-kit"
import { decodeMessage, encodeMessage, type Instruction } from "./Message.ts"
import { programs, tokenPrograms } from "./programs.ts"

/** Where the tokens of a transfer come from and go to. */
export interface TokenFacts {
  readonly mint: string
  /** The program that keeps the token. */
  readonly program: string
  readonly decimals: number
  /** The receiver's own account of the token, which the transfer opens where there is none. */
  readonly account: string
  /** The sender's accounts that it is taken from, and how much from each. */
  readonly sources: ReadonlyArray<{ readonly account: string; readonly value: bigint }>
}

/** What a transfer does. Addresses are canonical, amounts in base units. */
export interface TransferFacts {
  readonly sender: string
  readonly receiver: string
  readonly value: bigint
  /** Absent for the native coin. */
  readonly token?: TokenFacts | undefined
  /** The public text that goes with it; absent for none. */
  readonly memo?: string | undefined
  /** Accounts that it names beside, so that the receiver finds it; absent for none. */
  readonly references?: ReadonlyArray<string> | undefined
}

/** What a transaction bids for its work: at most `units` of it, each at `price` millionths of a lamport. */
export interface WorkBid {
  readonly units: number
  readonly price: bigint
}

const MAX_U64 = 2n ** 64n
const SIGNATURE_FEE = 5_000n
const MILLION = 1_000_000n

const LIMIT = 2
const PRICE = 3
const OPEN_IF_MISSING = 1
const TRANSFER = 2
const TRANSFER_CHECKED = 12
// The first two kinds of Lighthouse's calls keep data, all others only compare.
const FIRST_CHECK = 2

/** Stands where the blockhash goes, which is known only when the wallet is asked. */
export const NO_BLOCKHASH = new Uint8Array(32)

const bytes = (size: number, write: (view: DataView) => void): Uint8Array => {
  const data = new Uint8Array(size)
  write(new DataView(data.buffer))
  return data
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

/** Right before what it belongs to: accounts that ask for a memo look there. */
const memoOf = ({ memo }: TransferFacts): ReadonlyArray<Instruction> =>
  memo === undefined
    ? []
    : [{ program: programs.memo, accounts: [], writable: [], data: new TextEncoder().encode(memo) }]

const transferOf = (facts: TransferFacts): ReadonlyArray<Instruction> => {
  const { sender, receiver, value, token, references = [] } = facts
  if (token === undefined)
    return [
      ...memoOf(facts),
      {
        program: programs.system,
        accounts: [sender, receiver, ...references],
        writable: [0, 1],
        data: bytes(12, (view) => {
          view.setUint32(0, TRANSFER, true)
          view.setBigUint64(4, value, true)
        })
      }
    ]
  const { mint, program, decimals, account, sources } = token
  return [
    // The program itself derives the account from receiver and token: no other one can be put in its place.
    {
      program: programs.associatedToken,
      accounts: [sender, account, receiver, mint, programs.system, program],
      writable: [0, 1],
      data: Uint8Array.of(OPEN_IF_MISSING)
    },
    ...memoOf(facts),
    ...sources.map((source, index) => ({
      program,
      accounts: [source.account, mint, account, sender, ...(index === 0 ? references : [])],
      writable: [0, 2],
      data: bytes(10, (view) => {
        view.setUint8(0, TRANSFER_CHECKED)
        view.setBigUint64(1, source.value, true)
        view.setUint8(9, decimals)
      })
    }))
  ]
}

/** The bytes that the sender signs. Amounts have to be under 2^64. */
export const encodeTransfer = (
  facts: TransferFacts,
  { units, price }: WorkBid,
  blockhash: Uint8Array = NO_BLOCKHASH
): Uint8Array =>
  encodeMessage({
    payer: facts.sender,
    blockhash,
    instructions: [
      {
        program: programs.computeBudget,
        accounts: [],
        writable: [],
        data: bytes(5, (view) => {
          view.setUint8(0, LIMIT)
          view.setUint32(1, units, true)
        })
      },
      {
        program: programs.computeBudget,
        accounts: [],
        writable: [],
        data: bytes(9, (view) => {
          view.setUint8(0, PRICE)
          view.setBigUint64(1, price, true)
        })
      },
      ...transferOf(facts)
    ]
  })

/** What the network takes for carrying it out, in lamports; what a new account holds back comes on top. */
export const feeOf = ({ units, price }: WorkBid): bigint =>
  SIGNATURE_FEE + (BigInt(units) * price + MILLION - 1n) / MILLION

const referencesIn = (accounts: ReadonlyArray<string>) =>
  accounts.length === 0 ? {} : { references: accounts }

const toSystemTransfer = (sender: string, { accounts, data }: Instruction): TransferFacts | undefined =>
  data.length === 12 &&
  accounts.length >= 2 &&
  accounts[0] === sender &&
  viewOf(data).getUint32(0, true) === TRANSFER
    ? {
        sender,
        receiver: accounts[1]!,
        value: viewOf(data).getBigUint64(4, true),
        ...referencesIn(accounts.slice(2))
      }
    : undefined

const toTokenTransfer = (
  sender: string,
  [opening, ...moves]: ReadonlyArray<Instruction>
): TransferFacts | undefined => {
  const [payer, account, receiver, mint, system, program] = opening!.accounts
  const decimals = moves[0]?.data[9]
  if (
    opening!.accounts.length !== 6 ||
    payer !== sender ||
    system !== programs.system ||
    !tokenPrograms.includes(program!) ||
    !isSameBytes(opening!.data, Uint8Array.of(OPEN_IF_MISSING)) ||
    decimals === undefined
  )
    return undefined
  const sources = moves.flatMap(({ program: by, accounts, data }, index) =>
    by === program &&
    data.length === 10 &&
    data[0] === TRANSFER_CHECKED &&
    data[9] === decimals &&
    (index === 0 ? accounts.length >= 4 : accounts.length === 4) &&
    accounts[1] === mint &&
    accounts[2] === account &&
    accounts[3] === sender
      ? [{ account: accounts[0]!, value: viewOf(data).getBigUint64(1, true) }]
      : []
  )
  const value = sources.reduce((sum, source) => sum + source.value, 0n)
  return sources.length === moves.length && value < MAX_U64
    ? {
        sender,
        receiver: receiver!,
        value,
        token: { mint: mint!, program: program!, decimals, account: account!, sources },
        ...referencesIn(moves[0]!.accounts.slice(4))
      }
    : undefined
}

// What wallets add for the visitor's own sake: a bid for the work, and checks that can only stop the transaction.
const isBid = ({ program }: Instruction) => program === programs.computeBudget
const isCheck = ({ program, data }: Instruction) =>
  program === programs.lighthouse && data[0] !== undefined && data[0] >= FIRST_CHECK

const isMemo = ({ program }: Instruction) => program === programs.memo
const textIn = ({ data, accounts }: Instruction): string | undefined =>
  accounts.length > 0 || data.length === 0
    ? undefined
    : attempt(() => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(data))

/**
 * What the bytes do that a sender signs, read out of them alone, as wallets may have changed them: with another bid, another
 * blockhash, and checks of Lighthouse. Undefined for anything but one transfer. Never throws.
 */
export const decodeTransfer = (message: Uint8Array): TransferFacts | undefined => {
  const read = decodeMessage(message)
  if (read === undefined) return undefined
  const all = read.instructions.filter((call) => !isBid(call) && !isCheck(call))
  const [said, ...more] = all.filter(isMemo)
  const memo = said === undefined ? undefined : textIn(said)
  if (more.length > 0 || (said !== undefined && memo === undefined)) return undefined
  const calls = all.filter((call) => !isMemo(call))
  const [first] = calls
  const facts =
    first?.program === programs.system && calls.length === 1
      ? toSystemTransfer(read.payer, first)
      : first?.program === programs.associatedToken
        ? toTokenTransfer(read.payer, calls)
        : undefined
  return facts && (memo === undefined ? facts : { ...facts, memo })
}

/** What bytes of `encodeTransfer` were made of; undefined for any other. Never throws. */
export const decodeOwnTransfer = (
  message: Uint8Array
): { readonly facts: TransferFacts; readonly bid: WorkBid } | undefined => {
  const facts = decodeTransfer(message)
  const [limit, price] = decodeMessage(message)?.instructions ?? []
  if (facts === undefined || limit?.data.length !== 5 || price?.data.length !== 9) return undefined
  const bid = {
    units: viewOf(limit.data).getUint32(1, true),
    price: viewOf(price.data).getBigUint64(1, true)
  }
  return isSameBytes(encodeTransfer(facts, bid), message) ? { facts, bid } : undefined
}

/** Whether two transfers do the same: encoded with one bid, they are the same bytes. */
export const isSameTransfer = (one: TransferFacts, other: TransferFacts): boolean => {
  const bid = { units: 0, price: 0n }
  return isSameBytes(encodeTransfer(one, bid), encodeTransfer(other, bid))
}
