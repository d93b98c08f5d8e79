import { boolean, list, refuse, string, type Decode } from "../../../../tests/testing/src/decode/Decode.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { PsbtToSign } from "../BitcoinActions.ts"
import { base64Bytes, fields, hexBytes, nullish, whole } from "../state/decodePage.ts"
import { withoutSign, type Holding } from "../state/Holding.ts"

/** One input of `toSignInputs`. */
const input = fields(
  { index: whole },
  {
    address: string,
    publicKey: string,
    sighashTypes: list(whole),
    disableTweakSigner: boolean,
    useTweakedSigner: boolean
  }
)

const options = nullish(fields({}, { autoFinalized: boolean, toSignInputs: list(input) }))

const wrong = (text: string) => new ProviderRpcError(providerErrorCode.internal, text)

/** A PSBT in hexadecimal, or in base64, which these wallets take too. Fails with their words. */
export const psbtText: Decode<Uint8Array> = (value, at) => {
  const read = [hexBytes, base64Bytes].flatMap((decode) => {
    try {
      return [decode(value, at)]
    } catch {
      return []
    }
  })
  const psbt = read.find((bytes) => magic.every((byte, index) => bytes[index] === byte))
  if (psbt === undefined) throw wrong("invalid psbt")
  return psbt
}

/** What every PSBT begins with. */
const magic = [0x70, 0x73, 0x62, 0x74, 0xff]

/**
 * What `signPsbt(psbt, options)` of UniSat and of OKX asks for: the inputs named, or every one of the address, made final
 * unless said otherwise.
 */
export function unisatPsbt(psbt: unknown, given: unknown, holding: Holding): PsbtToSign {
  const bytes = psbtText(psbt, "psbtHex")
  const { autoFinalized = true, toSignInputs } = options(given, "options") ?? {}
  const wishes = toSignInputs?.map(
    ({ index, address, publicKey, sighashTypes, disableTweakSigner, useTweakedSigner }) => {
      if (address === undefined && publicKey === undefined)
        throw wrong("no address or public key in toSignInput")
      if (address !== undefined && address !== holding.address) throw wrong("invalid address in toSignInput")
      const keys = [holding.publicKey, withoutSign(holding.publicKey)]
      if (publicKey !== undefined && !keys.includes(publicKey))
        throw wrong("invalid public key in toSignInput")
      if (!(useTweakedSigner ?? disableTweakSigner !== true)) {
        refuse("disableTweakSigner", "false: this wallet signs no scripts inside taproot", true)
      }
      // These are only what is let through; the kind itself is the PSBT's.
      return { index, holding, allowed: sighashTypes ?? [0x00, 0x01] }
    }
  )
  return {
    network: holding.network,
    psbt: bytes,
    wishes: wishes ?? { all: [holding] },
    finalize: autoFinalized,
    broadcast: false
  }
}
