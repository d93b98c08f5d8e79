const style = `
body { margin: 0; font: 14px system-ui; display: grid; grid-template-rows: auto 1fr; block-size: 100vh }
header { padding: 8px 12px; border-block-end: 1px solid #ccc; overflow-wrap: anywhere }
ul { margin: 0; padding: 0; list-style: none }
iframe { inline-size: 100%; block-size: 100%; border: 0 }
`

/** Text as it may stand in an attribute or between tags. */
const escaped = (text: string) =>
  text.replaceAll(/[^\w.:/?=&% -]/g, (letter) => `&#${letter.codePointAt(0)};`)

/** A page of the stack that shows an app in a frame, below a line that says what it is and a list of what the app asks for. */
export const framingPage = ({
  title,
  heading = title,
  data,
  script
}: {
  readonly title: string
  readonly heading?: string
  /** What the script reads of the body, by the attribute's name after `data-`. */
  readonly data: Readonly<Record<string, string>>
  /** The script's element. */
  readonly script: string
}): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">` +
  `<title>${title}</title><style>${style}</style>` +
  `<body${Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escaped(value)}"`)
    .join("")}>` +
  `<header>${escaped(heading)}<ul></ul></header><iframe title="App"></iframe>${script}</body></html>`
