import { createPublicClient, formatEther, http } from "viem"

/** What an app does with viem itself: reads a balance. */
export const useLibrary = async (url: string, address: `0x${string}`): Promise<string> =>
  formatEther(await createPublicClient({ transport: http(url) }).getBalance({ address }))
