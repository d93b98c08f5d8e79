/** Options of `names`. */
export interface NamesOptions {
  /**
   * Origins, `https:` alone, from which pictures of names may be loaded: each learns who looks at which name. A picture that lies
   * elsewhere is not shown; one that the name holds itself, as a `data:` URI of at most 256 KiB, always is.
   */
  readonly avatarHosts?: ReadonlyArray<string>
  /**
   * Origins, `https:` alone, of servers on which names keep their records (CCIP read, EIP-3668), as those of `base.eth`, `cb.id` and
   * `uni.eth` do: each learns who asks for which name. A name whose records lie elsewhere is not followed there: looking it up fails, and
   * says which server it would have been. None by default.
   */
  readonly gateways?: ReadonlyArray<string>
}
