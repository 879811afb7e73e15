interface Release {
  version: string
  changelog: string
  /** The lines in which git names what is not committed. */
  changed: readonly string[]
}

const DATE = /^ \(\d{4}-\d\d-\d\d\)$/

/** Why a release cannot be made of this folder, in a sentence. */
export const whyNoRelease = ({ version, changelog, changed }: Release): string | undefined => {
  if (changed.length > 0)
    return `Some of this is not committed (${changed.length} files, the first is ${changed[0]?.slice(2).trim()}). Commit it, or add -- --dirty.`
  const heading = `## ${version}`
  const isDated = changelog
    .split('\n')
    .some((line) => line.startsWith(heading) && DATE.test(line.slice(heading.length)))
  return isDated ? undefined : `CHANGELOG.md has no heading "${heading}" with its date.`
}
