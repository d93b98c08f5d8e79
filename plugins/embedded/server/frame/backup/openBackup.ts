import { entropyToMnemonic } from "@scure/bip39"
import { wordlist } from "@scure/bip39/wordlists/english"
import { fromBase64Url } from "../vault/bytes.ts"
import { readRecoveryCode } from "../wallet/recoveryCode.ts"
import { makeWalletKey, openWallet } from "../wallet/sealing.ts"
import type { Backup } from "./Backup.ts"

/** The 24 words of a backup; undefined where the text is not its recovery code, or the file was changed. */
export const openBackup = async (
  { account, share, sealed }: Backup,
  code: string
): Promise<string | undefined> => {
  const [server, owner] = [fromBase64Url(share), readRecoveryCode(code)]
  if (server?.length !== 32 || owner === undefined) return undefined
  const entropy = await openWallet(await makeWalletKey(server, owner, account), account, sealed)
  if (entropy === undefined) return undefined
  const phrase = entropyToMnemonic(entropy, wordlist)
  entropy.fill(0)
  return phrase
}
