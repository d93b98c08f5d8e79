import { Psbt } from "bitcoinjs-lib"

/** What an app does with bitcoinjs-lib itself: counts the inputs of a transaction to sign. */
export const useLibrary = (psbt: string): number => Psbt.fromBase64(psbt).inputCount
