import { useEffect, useState } from "react"

const token =
  /("(?:[^"\\]|\\.)*")|\b(import|from|export|const|true|false|return)\b|(<\/?[A-Z]\w*|(?<!=)\/?>)|(--[\w-]+|\b[a-zA-Z]+(?=[:=]))/g
const kinds = ["string", "keyword", "tag", "name"] as const

const highlighted = (code: string) => {
  const parts: Array<{ readonly at: number; readonly kind?: (typeof kinds)[number]; readonly text: string }> =
    []
  let end = 0
  for (const match of code.matchAll(token)) {
    const kind = kinds.find((_, index) => match[index + 1] !== undefined)
    parts.push({ at: end, text: code.slice(end, match.index) })
    parts.push({ at: match.index, text: match[0], ...(kind === undefined ? {} : { kind }) })
    end = match.index + match[0].length
  }
  return [...parts, { at: end, text: code.slice(end) }].filter(({ text }) => text !== "")
}

const CopyCode = ({ code }: { readonly code: string }) => {
  const [said, setSaid] = useState("")
  useEffect(() => {
    if (said === "") return
    const timer = setTimeout(() => setSaid(""), 2000)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <>
      <span role="status">{said}</span>
      <button
        type="button"
        onClick={() =>
          navigator.clipboard.writeText(code).then(
            () => setSaid("Copied"),
            () => setSaid("Copying was refused")
          )
        }
      >
        Copy
      </button>
    </>
  )
}

/** A file of the program that reproduces what is shown. */
export const CodePanel = ({ name, code }: { readonly name: string; readonly code: string }) => (
  <section className="panel code" aria-label={name}>
    <header>
      <h2>{name}</h2>
      <CopyCode code={code} />
    </header>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled with the keyboard */}
    <pre tabIndex={0} aria-label={`Code of ${name}`}>
      <code data-testid={`code-${name}`}>
        {highlighted(code).map(({ at, kind, text }) => (
          <span key={at} data-kind={kind}>
            {text}
          </span>
        ))}
      </code>
    </pre>
  </section>
)
