import type { ConnectProgress, EndedConnection } from "./AttemptState.ts"
import type { ConnectionAttempt } from "./ConnectionState.ts"
import { changeNamespaces, type Facts, type NamespaceFacts } from "./Facts.ts"

/** The latest attempt to connect, changed; the same facts where it is the same. */
export const withProgress =
  (change: (before: ConnectProgress | undefined) => ConnectProgress | undefined) =>
  (before: Facts): Facts => {
    const { connect, ...attempts } = before.attempts
    const after = change(connect)
    return after === connect
      ? before
      : { ...before, attempts: { ...attempts, ...(after && { connect: after }) } }
  }

/** The connections that ended last. */
export const withEnded =
  (ended: EndedConnection) =>
  (facts: Facts): Facts => ({ ...facts, attempts: { ...facts.attempts, ended } })

/**
 * Namespaces in which an attempt has begun. One that nothing is connected in starts afresh; one that is connected stays so
 * until the wallet has answered. What is stored stands until then too, as another list than the one that was asked for.
 */
export const withAttempt = (facts: Facts, attempt: ConnectionAttempt): Facts =>
  changeNamespaces(facts, attempt.namespaces, (namespace) => ({
    ...namespace,
    attempt,
    restoring: [],
    late: [...namespace.restoring, ...namespace.late],
    details: namespace.connections.length > 0 ? namespace.details : {}
  }))

/** Namespaces in which that attempt has ended; those of a later one stay as they are. */
export const withoutAttempt = (facts: Facts, attempt: ConnectionAttempt): Facts =>
  changeNamespaces(facts, attempt.namespaces, (namespace) => {
    if (namespace.attempt !== attempt) return namespace
    const { attempt: _ended, ...others } = namespace
    return others
  })

/** A namespace whose stored connections are given up. What it is on becomes one of the app's networks. */
export const withoutRestoring = (namespace: NamespaceFacts): NamespaceFacts => {
  const { requested, chosen, connections, restoring, late, details } = namespace
  const nothing = { restoring: [], late: [] }
  const isFree = restoring.length + late.length === 0
  if (connections.length > 0) return isFree ? namespace : { ...namespace, ...nothing }
  const next = chosen?.unknown === true ? requested[0] : chosen
  if (isFree && Object.keys(details).length === 0 && next === chosen) return namespace
  return { ...namespace, ...nothing, details: {}, ...(next && { chosen: next }) }
}
