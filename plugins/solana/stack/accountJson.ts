import { zstdCompressSync } from "node:zlib"
import { getBase58Decoder, type EncodedAccount } from "@solana/kit"
import type { Ledger } from "./Ledger.ts"
import { invalidParams, RpcError, rpcErrorCode } from "./RpcError.ts"
import { readMint, readTokenAccount, tokenAmount, tokenPrograms } from "./splToken.ts"

const noRentEpoch = 2n ** 64n - 1n
const longestBase58 = 128

/** Writes an account as the configuration of a request wants it. Fails with -32600 and -32602. */
export function accountJson(
  account: EncodedAccount,
  config: Readonly<Record<string, unknown>>,
  ledger: Ledger
) {
  return {
    lamports: BigInt(account.lamports),
    owner: account.programAddress,
    executable: account.executable,
    rentEpoch: noRentEpoch,
    space: account.data.length,
    data: dataJson(account, config, ledger)
  }
}

function dataJson(account: EncodedAccount, config: Readonly<Record<string, unknown>>, ledger: Ledger) {
  const { encoding } = config
  const bytes = slice(Buffer.from(account.data), config["dataSlice"])
  switch (encoding) {
    case undefined:
    case "binary":
      return base58(bytes)
    case "base58":
      return [base58(bytes), "base58"]
    case "base64":
      return [bytes.toString("base64"), "base64"]
    case "base64+zstd":
      return [zstdCompressSync(bytes).toString("base64"), "base64+zstd"]
    case "jsonParsed":
      return parsed(account, ledger) ?? [bytes.toString("base64"), "base64"]
    default:
      throw invalidParams(`Invalid params: unknown variant \`${String(encoding)}\`.`)
  }
}

function base58(bytes: Buffer): string {
  if (bytes.length > longestBase58) {
    throw new RpcError(
      rpcErrorCode.invalidRequest,
      `Encoded binary (base 58) data should be less than ${longestBase58} bytes, please use Base64 encoding.`
    )
  }
  return getBase58Decoder().decode(bytes)
}

function slice(bytes: Buffer, wanted: unknown): Buffer {
  if (wanted === undefined || wanted === null) return bytes
  const { offset, length } = wanted as Readonly<Record<string, unknown>>
  if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(length)) {
    throw invalidParams("Invalid params: dataSlice takes offset and length.")
  }
  return bytes.subarray(Number(offset), Number(offset) + Number(length))
}

function parsed(account: EncodedAccount, ledger: Ledger) {
  const program = tokenPrograms.get(account.programAddress)
  if (program === undefined) return undefined
  const data = Uint8Array.from(account.data)
  const space = data.length
  const mint = readMint(data)
  if (mint !== undefined) {
    const { authority, supply, decimals, isInitialized } = mint
    const info = {
      mintAuthority: authority,
      supply: String(supply),
      decimals,
      isInitialized,
      freezeAuthority: null
    }
    return { program, space, parsed: { type: "mint", info } }
  }
  const token = readTokenAccount(data)
  const decimals = token && decimalsOf(token.mint, ledger)
  if (token === undefined || decimals === undefined) return undefined
  const { owner, state, isNative } = token
  const info = { mint: token.mint, owner, state, isNative, tokenAmount: tokenAmount(token.amount, decimals) }
  return { program, space, parsed: { type: "account", info } }
}

/** Decimals of a mint; nothing when there is no mint. */
export function decimalsOf(mint: string, ledger: Ledger): number | undefined {
  const account = ledger.account(mint)
  return account && readMint(Uint8Array.from(account.data))?.decimals
}
