import type { UniversalProvider } from "../client/UniversalProvider.ts"
import type { AskWallet } from "./Session.ts"

/** What is told of a request that the relay has taken. */
export interface SentRequest {
  /** The id under which the wallet knows it. */
  readonly id: number
  readonly topic: string
}

/**
 * Asks the wallet of a session over the relay. `onSent` is called when the relay has the request, and answers with what is
 * called when the wallet has answered, or cannot any more.
 */
export const askOver =
  (
    { client }: UniversalProvider,
    topicOf: () => string,
    onSent: (sent: SentRequest) => () => void
  ): AskWallet =>
  async (request, chainId) => {
    const topic = topicOf()
    let onAnswer = () => {}
    // The client tells of the very request that it was given.
    const asked = { ...request, params: request.params }
    const hear = (sent: { readonly request: unknown; readonly id: number }) => {
      if (sent.request === asked) onAnswer = onSent({ id: sent.id, topic })
    }
    client.on("session_request_sent", hear)
    try {
      return await client.request({ topic, chainId, request: asked })
    } finally {
      client.off("session_request_sent", hear)
      onAnswer()
    }
  }
