/** A message as clients receive it. */
export interface Message {
  readonly topic: string
  /** Ciphertext, which a relay cannot read. */
  readonly message: string
  /** Epoch milliseconds. */
  readonly publishedAt: number
  /** What the protocol calls the kind of message. */
  readonly tag: number
  readonly attestation?: string
}

/** What a client wants to be delivered. */
export interface Publication {
  readonly topic: string
  readonly message: string
  /** Seconds that the message is kept. */
  readonly ttl: number
  readonly tag: number
  readonly attestation?: string | undefined
}

/** Where a client is told of what others publish; `deliver` answers whether the message was sent. */
export interface Subscriber {
  readonly client: string
  readonly deliver: (subscription: string, message: Message) => boolean
}

interface Kept extends Message {
  readonly expires: number
  readonly from: string
  /** Clients that acknowledged it, and who sent it. */
  readonly seen: Set<string>
}

const TOPIC = /^[0-9a-f]{64}$/

/** Keeps messages for those who are not here, and hands them on to those who are; a sender hears none of its own. */
export const createMailbox = () => {
  const kept = new Map<string, Array<Kept>>()
  const subscribers = new Map<string, Map<string, { readonly id: string; readonly to: Subscriber }>>()

  const live = (topic: string): Array<Kept> => {
    const now = Date.now()
    const messages = (kept.get(topic) ?? []).filter(({ expires }) => expires > now)
    kept.set(topic, messages)
    return messages
  }
  const wire = ({ topic, message, publishedAt, tag, attestation }: Kept): Message => ({
    topic,
    message,
    publishedAt,
    tag,
    ...(attestation === undefined ? {} : { attestation })
  })
  const hand = (message: Kept, { id, to }: { readonly id: string; readonly to: Subscriber }) => {
    if (!message.seen.has(to.client)) to.deliver(id, wire(message))
  }

  return {
    /** Answers with the id of the subscription; what is kept is delivered in a later task. */
    subscribe(topic: string, to: Subscriber): string {
      const id = `${topic.slice(0, 32)}${to.client.slice(-32)}`
      const entry = { id, to }
      const known = subscribers.get(topic) ?? new Map<string, typeof entry>()
      subscribers.set(topic, known.set(to.client, entry))
      setImmediate(() => live(topic).forEach((message) => hand(message, entry)))
      return id
    },
    unsubscribe(topic: string, client: string): boolean {
      return subscribers.get(topic)?.delete(client) ?? false
    },
    /** Fails: `RangeError` for a malformed topic. */
    publish({ topic, message, ttl, tag, attestation }: Publication, from: string): void {
      if (!TOPIC.test(topic)) throw new RangeError("Invalid topic")
      const messages = live(topic)
      if (messages.some((one) => one.message === message && one.from === from)) return
      const now = Date.now()
      const added: Kept = {
        topic,
        message,
        tag,
        publishedAt: now,
        expires: now + ttl * 1000,
        from,
        seen: new Set([from]),
        ...(attestation === undefined ? {} : { attestation })
      }
      messages.push(added)
      for (const entry of subscribers.get(topic)?.values() ?? []) hand(added, entry)
    },
    /** A client has acknowledged a message. */
    acknowledge({ topic, message }: Message, client: string): void {
      for (const one of live(topic)) if (one.message === message) one.seen.add(client)
    },
    /** What others left on a topic. */
    fetch: (topic: string, client: string): ReadonlyArray<Message> =>
      live(topic)
        .filter(({ from }) => from !== client)
        .map(wire),
    /** Forgets the subscriptions over a connection that closed. */
    leave(to: Subscriber): void {
      for (const known of subscribers.values()) if (known.get(to.client)?.to === to) known.delete(to.client)
    }
  }
}

/** See `createMailbox`. */
export type Mailbox = ReturnType<typeof createMailbox>
