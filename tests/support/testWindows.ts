/** Stands in for the windows of a browser. */
export const testWindows = (isBlocked = false) => {
  const opened: Array<{ closed: boolean; opener: unknown; url: string }> = []
  const open = (url: string) => {
    if (isBlocked) return null
    const page = {
      closed: false,
      opener: {} as unknown,
      url,
      location: {
        replace: (next: string) => {
          page.url = next
        }
      },
      close: () => {
        page.closed = true
      }
    }
    opened.push(page)
    return page
  }
  return { opened, open }
}
