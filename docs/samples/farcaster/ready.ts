import { kit } from "./kit"

/** Waits until the wallet of the client is connected; answers with its address. */
export const connected = (): Promise<string> =>
  new Promise((resolve) => {
    const look = () => {
      const { status, address } = kit.getSnapshot().account.eip155 ?? {}
      if (status !== "connected" || address === undefined) return
      stop()
      resolve(address)
    }
    const stop = kit.subscribe(look)
    look()
  })
