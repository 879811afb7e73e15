import { BuildingsIcon } from '@phosphor-icons/react/dist/ssr/Buildings'
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { CrownSimpleIcon } from '@phosphor-icons/react/dist/ssr/CrownSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import type { Organisation } from '@quokka/contract/http'
import { useId, useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Tag } from '../../../ui/studio/display/tag.tsx'
import type { OrganisationActions } from '../api/use-organisations.ts'
import { DeleteOrganisationDialog } from './delete-organisation-dialog.tsx'
import { Members } from './members.tsx'
import styles from './organisations.module.css'
import { Teams } from './teams.tsx'

interface OrganisationItemProps {
  organisation: Organisation
  actions: OrganisationActions
}

/** One organisation; its teams and members unfold. */
export const OrganisationItem = ({ organisation, actions }: OrganisationItemProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const id = useId()
  const { organisationName, isEnterprise, teams, members } = organisation
  return (
    <li className={styles.item}>
      <h3>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.badge}>
            <Icon of={BuildingsIcon} size={22} />
          </span>
          <span className={styles.headWords}>
            <span>
              <span className={styles.name}>
                <bdi>{organisationName}</bdi>
              </span>
              <span className={styles.counts}>
                {t('admin:organisations.members', { count: members.length })}
                {' · '}
                {t('admin:organisations.teams', { count: teams.length })}
              </span>
            </span>
            {isEnterprise && (
              <Tag tone="coming" icon={CrownSimpleIcon}>
                {t('admin:organisations.enterpriseTag')}
              </Tag>
            )}
          </span>
          <Icon of={CaretDownIcon} size={20} className={classNames(styles.caret, isOpen && styles.turned)} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={styles.body}>
        <Teams organisation={organisation} actions={actions} />
        <Members organisation={organisation} actions={actions} />
        <div className={styles.bodyFoot}>
          <Button
            tone="dangerOutline"
            size="small"
            icon={TrashIcon}
            aria-haspopup="dialog"
            onPress={() => setIsDeleting(true)}
          >
            {t('admin:organisations.delete')}
          </Button>
        </div>
      </div>
      {isDeleting && (
        <DeleteOrganisationDialog organisation={organisation} actions={actions} onClose={() => setIsDeleting(false)} />
      )}
    </li>
  )
}
