import type { CaipNetworkId, KitCore } from "@latchkey/core"

/** Which wallet was asked, for which namespace, and how that went. */
export interface ConnectAttempt {
  readonly connectorId: string
  readonly namespace?: string
  /** The network that the visitor wants to be on. */
  readonly networkId?: CaipNetworkId
  readonly status: "waiting" | "connected" | "failed"
  /** Code of the error, when failed. */
  readonly code?: string
  readonly startedAt: number
}

/** The latest attempt that was begun in a modal, kept while views come and go. */
export interface ConnectAttempts {
  readonly get: () => ConnectAttempt | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Asks the wallet in the same task, so that a popup keeps the click's permission. */
  readonly start: (request: Pick<ConnectAttempt, "connectorId" | "namespace" | "networkId">) => void
  readonly forget: () => void
}

const codeOf = (error: unknown): string => {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined
  return typeof code === "string" ? code : "UNKNOWN"
}

/** Makes the attempts of one modal. */
export const makeConnectAttempts = (kit: Pick<KitCore, "connect">): ConnectAttempts => {
  const listeners = new Set<() => void>()
  let current: ConnectAttempt | undefined
  const set = (attempt: ConnectAttempt | undefined) => {
    current = attempt
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start: ({ connectorId, namespace, networkId }) => {
      const request = {
        connectorId,
        ...(namespace === undefined ? {} : { namespace }),
        ...(networkId === undefined ? {} : { networkId })
      }
      const attempt: ConnectAttempt = { ...request, status: "waiting", startedAt: Date.now() }
      const finish = (end: Partial<ConnectAttempt>) => {
        if (current === attempt) set({ ...attempt, ...end })
      }
      set(attempt)
      kit.connect(request).then(
        () => finish({ status: "connected" }),
        (error: unknown) => finish({ status: "failed", code: codeOf(error) })
      )
    },
    forget: () => {
      if (current !== undefined) set(undefined)
    }
  }
}
