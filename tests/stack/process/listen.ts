import type { Server } from "node:http"
import type { AddressInfo } from "node:net"

/** A server that listens on 127.0.0.1. */
export interface Listening {
  readonly url: string
  /** Ends it, with the connections that are open. */
  readonly stop: () => Promise<void>
}

/** Has a server listen on 127.0.0.1, on a free port where none is given. Fails: rejects where the port is taken. */
export const listen = async (server: Server, port = 0): Promise<Listening> => {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
