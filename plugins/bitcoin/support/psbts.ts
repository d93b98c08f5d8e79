import { Psbt, payments, Transaction } from "bitcoinjs-lib"

const hex = (text: string) => Buffer.from(text, "hex")

/** A coin that a PSBT spends: of native segwit by its public key, of taproot by its internal key, or of a hash. */
export type Coin =
  | { readonly segwit: string }
  | { readonly taproot: string; readonly script: string }
  | { readonly legacy: string }

/** A PSBT that spends coins of 10,000 satoshi each and pays `amount` to a script. */
export const makePsbt = (coins: ReadonlyArray<Coin>, amount = 5_000, to = `0014${"22".repeat(20)}`): Psbt => {
  const psbt = new Psbt()
  coins.forEach((coin, index) => {
    const hash = (index + 1).toString(16).padStart(2, "0").repeat(32)
    if ("segwit" in coin) {
      const { output } = payments.p2wpkh({ pubkey: hex(coin.segwit) })
      psbt.addInput({ hash, index: 0, witnessUtxo: { script: output!, value: 10_000n } })
    } else if ("taproot" in coin) {
      psbt.addInput({
        hash,
        index: 0,
        witnessUtxo: { script: hex(coin.script), value: 10_000n },
        tapInternalKey: hex(coin.taproot).subarray(1)
      })
    } else {
      const { output } = payments.p2pkh({ pubkey: hex(coin.legacy) })
      const before = new Transaction()
      before.addInput(new Uint8Array(32).fill(7), index)
      before.addOutput(output!, 10_000n)
      psbt.addInput({ hash: before.getId(), index: 0, nonWitnessUtxo: before.toBuffer() })
    }
  })
  psbt.addOutput({ script: hex(to), value: BigInt(amount) })
  return psbt
}
