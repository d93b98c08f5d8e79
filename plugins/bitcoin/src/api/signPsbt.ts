import { KitError, type Account } from "@latchkey/core"
import { foreignPromise, type NamespaceGrant } from "@latchkey/core/effect"
import { signingError } from "@latchkey/core/chain-kit"
import { fromThrowing, lazySdk } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeAddress } from "../address/Address.ts"
import type { BitcoinApi } from "../BitcoinApi.ts"
import type { BitcoinProvider, SignedPsbt } from "../provider/BitcoinProvider.ts"
import type { SignInput } from "../wire/WalletWire.ts"
import { BitcoinAccountUnknownError, PsbtInvalidError } from "../errors.ts"
import { compareId, comparePsbts, ownInputs, readPsbt } from "./psbt.ts"

/** `bitcoinjs-lib`, fetched when first needed. Fails: `SdkMissingError`. */
export const bitcoinjs = lazySdk("bitcoinjs-lib 7", async (missing) => {
  try {
    const { Psbt, Transaction } = await import("bitcoinjs-lib")
    return { Psbt, Transaction }
  } catch (cause) {
    throw missing(cause)
  }
})

/** The connected account of an address. Throws `BitcoinAccountUnknownError`. */
export const accountOf = (accounts: ReadonlyArray<Account>, address: unknown): Account => {
  const canonical = decodeAddress(address)?.address
  const account = accounts.find((candidate) => candidate.address === canonical)
  if (account === undefined) throw new BitcoinAccountUnknownError({ address })
  return account
}

const checkInput = (accounts: ReadonlyArray<Account>, count: number, input: unknown): SignInput => {
  const { address, index, sighashTypes } = (input ?? {}) as Partial<Record<keyof SignInput, unknown>>
  const isTypes =
    sighashTypes === undefined ||
    (Array.isArray(sighashTypes) &&
      sighashTypes.every((type) => Number.isInteger(type) && type >= 0 && type < 256))
  if (!Number.isInteger(index) || (index as number) < 0 || (index as number) >= count || !isTypes) {
    throw new PsbtInvalidError({ problem: "an entry of signInputs names no input of it" })
  }
  return {
    address: accountOf(accounts, address).address,
    index: index as number,
    ...(sighashTypes === undefined ? {} : { sighashTypes: [...(sighashTypes as ReadonlyArray<number>)] })
  }
}

/** See `BitcoinApi.signPsbt`. */
export const signPsbt = (
  { provider, accounts }: NamespaceGrant,
  request: Partial<Parameters<BitcoinApi["signPsbt"]>[0]>
): Effect.Effect<SignedPsbt, KitError> =>
  Effect.gen(function* () {
    const { Psbt, Transaction } = yield* bitcoinjs
    const { asked, signInputs } = yield* fromThrowing(
      () => {
        const asked = readPsbt(Psbt, request.psbt)
        const named = request.signInputs
        if (named !== undefined && (!Array.isArray(named) || named.length === 0)) {
          throw new PsbtInvalidError({ problem: "signInputs is no list of inputs" })
        }
        return {
          asked,
          signInputs:
            named?.map((input) => checkInput(accounts, asked.inputCount, input)) ??
            ownInputs(asked, Transaction, accounts)
        }
      },
      (cause) =>
        cause instanceof KitError ? cause : new PsbtInvalidError({ problem: "it cannot be read" }, cause)
    )
    const broadcast = request.broadcast === true
    const check = (signed: string) => void comparePsbts(Psbt, asked, signInputs, signed)
    return yield* foreignPromise(async () => {
      const { psbt, txid } = await (provider as BitcoinProvider).signPSBT({
        psbt: asked.toBase64(),
        signInputs,
        broadcast,
        check
      })
      if (psbt !== undefined) comparePsbts(Psbt, asked, signInputs, psbt, txid)
      if (txid !== undefined) compareId(asked, Transaction, txid)
      return { ...(psbt === undefined ? {} : { psbt }), ...(txid === undefined ? {} : { txid }) }
    }, signingError)
  })
