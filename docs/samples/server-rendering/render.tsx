import { ConnectButton } from "@latchkey/react"
import { renderToString } from "react-dom/server"
import { Providers } from "./Providers"

export const render = (request: Request): string =>
  renderToString(
    <Providers cookie={request.headers.get("cookie") ?? ""}>
      <ConnectButton />
    </Providers>
  )
