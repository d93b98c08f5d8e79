import type { Mailbox, Subscriber } from "./Mailbox.ts"

type Params = Readonly<Record<string, any>>

/** A method of the relay, without its prefix (`irn_`, `wc_`); a throw is answered as an error. */
export type RelayMethod = (mailbox: Mailbox, from: Subscriber, params: Params) => unknown

const FIVE_MINUTES = 300
/** The kinds of messages that the relay itself sends on behalf of a client. */
const tags = { propose: 1100, proposeResponse: 1101, settle: 1102 }

const publish: RelayMethod = (mailbox, { client }, { topic, message, ttl, tag, attestation }) => {
  mailbox.publish({ topic, message, ttl: ttl ?? FIVE_MINUTES, tag: tag ?? 0, attestation }, client)
  return true
}
const fetchMessages: RelayMethod = (mailbox, { client }, { topics, topic }) => ({
  messages: [topics ?? topic].flat().flatMap((one: string) => mailbox.fetch(one, client)),
  hasMore: false
})

/** What clients ask of a relay: messages by topic, and the two steps of a session that it does in one. */
export const relayMethods: Readonly<Record<string, RelayMethod>> = {
  subscribe: (mailbox, from, { topic }) => mailbox.subscribe(topic, from),
  batchSubscribe: (mailbox, from, { topics }) =>
    topics.map((topic: string) => mailbox.subscribe(topic, from)),
  unsubscribe: (mailbox, { client }, { topic }) => mailbox.unsubscribe(topic, client),
  batchUnsubscribe: (mailbox, { client }, { subscriptions }) =>
    subscriptions.every(({ topic }: Params) => mailbox.unsubscribe(topic, client)),
  publish,
  batchPublish: (mailbox, from, { messages }) =>
    messages.every((message: Params) => publish(mailbox, from, message)),
  fetchMessages,
  batchFetchMessages: fetchMessages,
  proposeSession: (mailbox, from, { pairingTopic, sessionProposal, ttl, attestation }) => {
    mailbox.subscribe(pairingTopic, from)
    const proposal = { topic: pairingTopic, message: sessionProposal, ttl, tag: tags.propose, attestation }
    return publish(mailbox, from, proposal)
  },
  approveSession: (mailbox, from, params) => {
    const { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest, ttl } = params
    mailbox.subscribe(sessionTopic, from)
    publish(mailbox, from, {
      topic: pairingTopic,
      message: sessionProposalResponse,
      tag: tags.proposeResponse
    })
    return publish(mailbox, from, {
      topic: sessionTopic,
      message: sessionSettlementRequest,
      ttl,
      tag: tags.settle
    })
  }
}
