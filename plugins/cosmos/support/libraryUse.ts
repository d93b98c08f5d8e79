import { StargateClient } from "@cosmjs/stargate"

/** What an app does with CosmJS itself: reads the height of a chain. */
export const useLibrary = async (url: string): Promise<number> =>
  (await StargateClient.connect(url)).getHeight()
