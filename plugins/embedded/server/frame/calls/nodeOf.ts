import { frameTexts } from "@latchkey/embedded/wire"
import { askServer } from "../askServer.ts"
import type { Frame } from "../Frame.ts"
import { FrameError } from "../FrameError.ts"
import type { AskNode } from "../signing/Signing.ts"
import type { Chain } from "./chains.ts"

/** Asks the node of a chain, or its bundler, through the server. Fails: rejects with `FrameError`, with what it said. */
export const nodeOf =
  ({ device }: Frame, { id }: Chain): AskNode =>
  async (method, params) => {
    const answer = await askServer("rpc", { chainId: id, method, params }, device.record())
    const error = answer["error"]
    if (typeof error === "object" && error !== null)
      throw new FrameError(String(Reflect.get(error, "message") ?? frameTexts.error))
    return answer["result"] ?? null
  }
