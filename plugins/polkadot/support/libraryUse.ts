import { ApiPromise, WsProvider } from "@polkadot/api"

/** What an app does with Polkadot's API itself: reads the name of a chain. */
export const useLibrary = async (url: string): Promise<string> =>
  (await ApiPromise.create({ provider: new WsProvider(url) })).runtimeChain.toString()
