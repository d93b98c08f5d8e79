interface Line {
  readonly text: string
  readonly bytes: number
}

/** The latest lines, as many as fit into `limit` bytes of UTF-8. */
export const makeLog = (limit: number) => {
  const encoder = new TextEncoder()
  let lines: Array<Line> = []
  let first = 0
  let bytes = 0
  return {
    add: (text: string) => {
      const line = { text, bytes: encoder.encode(text).length }
      if (line.bytes > limit) return
      lines.push(line)
      bytes += line.bytes
      while (bytes > limit) bytes -= lines[first++]!.bytes
      // Now and then, so that a full log does not move all of its lines with each new one.
      if (first > lines.length / 2) {
        lines = lines.slice(first)
        first = 0
      }
    },
    lines: (): ReadonlyArray<string> => lines.slice(first).map((line) => line.text)
  }
}
