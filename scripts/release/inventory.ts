import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'
import type { ShippedPackage } from './packages.ts'
import { dependenciesOf, readPackage } from './packages.ts'

/** Where something is fetched from, in the notation that inventories share. */
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** How the parts of an inventory refer to a package. */
const referenceOf = ({ name, version }: Pick<ShippedPackage, 'name' | 'version'>): string => `${name}@${version}`

const licenceOf = (text: string) =>
  / (AND|OR|WITH) /.test(text) ? new Models.LicenseExpression(text) : new Models.SpdxLicense(text)

const componentOf = ({ name, version, license, description }: ShippedPackage): Models.Component =>
  new Models.Component(Enums.ComponentType.Library, name, {
    version,
    description,
    purl: purlOf(name, version),
    bomRef: referenceOf({ name, version }),
    licenses: new Models.LicenseRepository([licenceOf(license)]),
  })

/** What is inside a release, in the format CycloneDX. It has no date and no random number: of the same packages it is the same. */
export const inventoryOf = (version: string, packages: readonly ShippedPackage[]): string => {
  const product = new Models.Component(Enums.ComponentType.Application, 'quokka-quiz', {
    version,
    bomRef: 'quokka-quiz',
    licenses: new Models.LicenseRepository([new Models.SpdxLicense('MIT')]),
  })
  // The same version of one may be installed in two places.
  const components = new Map(packages.map((shipped) => [referenceOf(shipped), componentOf(shipped)]))
  for (const shipped of packages) {
    const component = components.get(referenceOf(shipped))
    for (const dependency of dependenciesOf(shipped).map(readPackage)) {
      const found = components.get(referenceOf(dependency))
      if (found !== undefined) component?.dependencies.add(found.bomRef)
    }
    if (component !== undefined) product.dependencies.add(component.bomRef)
  }
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: product }),
    components: new Models.ComponentRepository(components.values()),
  })
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`
}
