/** Options of `names`. */
export interface NamesOptions {
  /**
   * Origins, `https:` alone, from which pictures of names may be loaded: each learns who looks at which name. A picture that lies
   * elsewhere is not shown; one that the name holds itself, as a `data:` URI of at most 256 KiB, always is.
   */
  readonly avatarHosts?: ReadonlyArray<string>
}
