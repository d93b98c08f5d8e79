/** A node could not be reached, or gave an answer that cannot be used. */
export class NodeError extends Error {
  override readonly name = "NodeError"
}

/** A node answered a call with an error of its own: a contract that has no such function, for instance. */
export class NodeRefusal extends Error {
  override readonly name = "NodeRefusal"
}
