import { getBase58Decoder } from "@solana/kit"
import { feeOf } from "./fee.ts"
import type { LedgerEntry } from "./Ledger.ts"
import { invalidParams } from "./RpcError.ts"

const systemProgram = "11111111111111111111111111111111"

interface Instruction {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
  readonly stackHeight: number | null
}

/** Writes a transaction as `getTransaction` answers. Fails with -32602 for an unknown encoding. */
export function transactionJson(entry: LedgerEntry, encoding: unknown) {
  return { transaction: bodyJson(entry, encoding), meta: metaJson(entry, encoding === "jsonParsed") }
}

function bodyJson(entry: LedgerEntry, encoding: unknown) {
  const { bytes, message, signatures } = entry.wire
  const instructions = message.instructions.map((instruction) => ({
    program: instruction.programAddressIndex,
    accounts: instruction.accountIndices ?? [],
    data: Uint8Array.from(instruction.data ?? []),
    stackHeight: null
  }))
  const lookups = message.version === 0 && {
    addressTableLookups: (message.addressTableLookups ?? []).map((table) => ({
      accountKey: table.lookupTableAddress,
      writableIndexes: table.writableIndexes,
      readonlyIndexes: table.readonlyIndexes
    }))
  }
  switch (encoding) {
    case "base58":
      return [getBase58Decoder().decode(bytes), "base58"]
    case "base64":
      return [Buffer.from(bytes).toString("base64"), "base64"]
    case "jsonParsed":
      return {
        signatures,
        message: {
          accountKeys: entry.accounts.map(({ address, ...use }) => ({ pubkey: address, ...use })),
          recentBlockhash: message.lifetimeToken,
          instructions: instructions.map((instruction) => parsedInstruction(instruction, entry)),
          ...lookups
        }
      }
    case undefined:
    case "json":
      return {
        signatures,
        message: {
          header: {
            numRequiredSignatures: message.header.numSignerAccounts,
            numReadonlySignedAccounts: message.header.numReadonlySignerAccounts,
            numReadonlyUnsignedAccounts: message.header.numReadonlyNonSignerAccounts
          },
          accountKeys: message.staticAccounts,
          recentBlockhash: message.lifetimeToken,
          instructions: instructions.map(plainInstruction),
          ...lookups
        }
      }
    default:
      throw invalidParams(`Invalid params: unknown variant \`${String(encoding)}\`.`)
  }
}

const plainInstruction = ({ program, accounts, data, stackHeight }: Instruction) => ({
  programIdIndex: program,
  accounts,
  data: getBase58Decoder().decode(data),
  stackHeight
})

function parsedInstruction({ program, accounts, data, stackHeight }: Instruction, entry: LedgerEntry) {
  const addressOf = (index: number | undefined) => entry.accounts[index ?? -1]?.address
  const programId = addressOf(program)
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (programId === systemProgram && data.length === 12 && view.getUint32(0, true) === 2) {
    const info = {
      source: addressOf(accounts[0]),
      destination: addressOf(accounts[1]),
      lamports: view.getBigUint64(4, true)
    }
    return { program: "system", programId, parsed: { type: "transfer", info }, stackHeight }
  }
  return {
    programId,
    accounts: accounts.map(addressOf),
    data: getBase58Decoder().decode(data),
    stackHeight
  }
}

function metaJson(entry: LedgerEntry, parsed: boolean) {
  const loaded = entry.accounts.filter((use) => use.source === "lookupTable")
  const addresses = (writable: boolean) =>
    loaded.filter((use) => use.writable === writable).map((use) => use.address)
  const innerInstructions = entry.innerInstructions.flatMap((list, index) => {
    const instructions = list.map((inner) => {
      const instruction = inner.instruction()
      const read = {
        program: instruction.programIdIndex(),
        accounts: [...instruction.accounts()],
        data: Uint8Array.from(instruction.data()),
        stackHeight: inner.stackHeight()
      }
      return parsed ? parsedInstruction(read, entry) : plainInstruction(read)
    })
    return list.length === 0 ? [] : [{ index, instructions }]
  })
  return {
    err: entry.error,
    status: entry.error === null ? { Ok: null } : { Err: entry.error },
    fee: feeOf(entry.wire.message),
    preBalances: entry.preBalances,
    postBalances: entry.postBalances,
    preTokenBalances: entry.preTokenBalances,
    postTokenBalances: entry.postTokenBalances,
    innerInstructions,
    logMessages: entry.logs,
    loadedAddresses: { writable: addresses(true), readonly: addresses(false) },
    computeUnitsConsumed: entry.unitsConsumed,
    ...(entry.returnData && { returnData: entry.returnData }),
    rewards: []
  }
}
