import { address, createSolanaRpc } from "@solana/kit"

/** What an app does with Solana's kit itself: reads a balance. */
export const useLibrary = async (url: string, account: string): Promise<bigint> =>
  (await createSolanaRpc(url).getBalance(address(account)).send()).value
