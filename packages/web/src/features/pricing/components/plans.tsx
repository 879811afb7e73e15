import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import type { PremiumPlan } from '@quokka/core/prices'
import { PRICES } from '@quokka/core/prices'
import { useState } from 'react'
import { useLocation, useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { supportEmail } from '../../../lib/page/brand.ts'
import { useMedia } from '../../../lib/page/use-media.ts'
import { rupees } from '../../../lib/text/rupees.ts'
import { t } from '../../../messages/studio.ts'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import { AddressLink, Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { Tag } from '../../../ui/studio/display/tag.tsx'
import type { Customer, Payer } from '../api/customer.ts'
import { chosenBefore } from '../chosen-before.ts'
import { freeBenefits, premiumBenefits } from '../plan-benefits.ts'
import { PeriodSwitch } from './period-switch.tsx'
import { PlanTile } from './plan-tile.tsx'
import styles from './plans.module.css'
import { Purchase } from './purchase.tsx'

/** From here on the tiles stand beside each other. */
const DESK = '(min-width: 1000px)'
/** A visitor who chooses a plan comes back to it from the log in. */
const BACK_HERE = { redirect: paths.pricing }

interface PlansProps {
  customer: Customer
  onChange: (customer: Customer) => void
}

/** The three plans beside each other. */
export const Plans = ({ customer, onChange }: PlansProps) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const before = chosenBefore(search)
  const [plan, setPlan] = useState<PremiumPlan>(before ?? 'Premium_Yearly')
  const [payer, setPayer] = useState<Payer | undefined>(before && customer.is === 'member' ? customer.payer : undefined)
  const close = () => {
    setPayer(undefined)
    if (before) navigate(paths.pricing, { replace: true })
  }
  // Below each other the one that is for sale comes first.
  const isBeside = useMedia(DESK)
  const free = <FreeTile key="free" customer={customer} />
  const premium = (
    <PremiumTile
      key="premium"
      plan={plan}
      customer={customer}
      onChoose={() => customer.is === 'member' && setPayer(customer.payer)}
    />
  )
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('pricing:title')}</h1>
        <p className={styles.help}>{t('pricing:help')}</p>
        <PeriodSwitch plan={plan} onChange={setPlan} />
      </div>
      <div className={styles.tiles}>
        {isBeside ? [free, premium] : [premium, free]}
        <EnterpriseTile customer={customer} />
      </div>
      {payer && (
        <Purchase
          initial={plan}
          payer={payer}
          paidUntil={customer.is === 'member' ? customer.paidUntil : undefined}
          onClose={close}
          onPaid={onChange}
        />
      )}
    </>
  )
}

const yourPlan = () => (
  <Tag tone="good" icon={CheckCircleIcon}>
    {t('pricing:yourPlan')}
  </Tag>
)

const FreeTile = ({ customer }: { customer: Customer }) => (
  <PlanTile
    name={t('pricing:free.name')}
    help={t('pricing:free.help')}
    price={rupees(0)}
    per={t('pricing:per.Premium_Monthly')}
    note={t('pricing:free.note')}
    benefits={freeBenefits()}
    badge={customer.is === 'member' && !customer.paidUntil && yourPlan()}
  >
    {customer.is === 'visitor' ? (
      <ButtonLink to={paths.signUp} tone="outline" wide>
        {t('pricing:free.start')}
      </ButtonLink>
    ) : (
      <ButtonLink to={paths.quizSelection} tone="outline" wide>
        {t('pricing:free.host')}
      </ButtonLink>
    )}
  </PlanTile>
)

interface PremiumTileProps {
  plan: PremiumPlan
  customer: Customer
  onChoose: () => void
}

const PremiumTile = ({ plan, customer, onChoose }: PremiumTileProps) => {
  const isYearly = plan === 'Premium_Yearly'
  return (
    <PlanTile
      isMain
      name={t('pricing:premium.name')}
      help={t('pricing:premium.help')}
      price={rupees(PRICES[plan])}
      per={t(`pricing:per.${plan}`)}
      note={
        isYearly
          ? t('pricing:orMonthly', { price: rupees(PRICES.Premium_Monthly) })
          : t('pricing:orYearly', { price: rupees(PRICES.Premium_Yearly) })
      }
      benefits={premiumBenefits()}
      badge={isYearly && <span className={styles.saves}>{t('pricing:saves')}</span>}
      picture={<Mascot mood="cheering" className={styles.mascot} />}
    >
      {customer.is === 'visitor' && (
        <ButtonLink to={paths.signIn} state={BACK_HERE} tone="wattle" wide>
          {t('pricing:premium.choose')}
        </ButtonLink>
      )}
      {customer.is === 'member' && (
        <Button tone="wattle" wide aria-haspopup="dialog" onPress={onChoose}>
          {t('pricing:premium.choose')}
        </Button>
      )}
      {customer.is === 'premium' && (
        <>
          <p className={styles.already}>{t('pricing:premium.already')}</p>
          <ButtonLink to={paths.profile} tone="wattle" wide>
            {t('pricing:premium.subscription')}
          </ButtonLink>
        </>
      )}
    </PlanTile>
  )
}

const EnterpriseTile = ({ customer }: { customer: Customer }) => {
  const support = supportEmail()
  const isOwn = customer.is === 'enterprise'
  return (
    <PlanTile
      name={t('pricing:enterprise.name')}
      help={t('pricing:enterprise.help')}
      price={t('pricing:enterprise.price')}
      note={isOwn || support ? t('pricing:enterprise.note') : t('pricing:enterprise.noteNobody')}
      benefits={[t('pricing:enterprise.members'), t('pricing:enterprise.quizzes'), t('pricing:enterprise.signOn')]}
      badge={isOwn && yourPlan()}
    >
      {isOwn && <p className={styles.own}>{t('pricing:enterprise.already')}</p>}
      {!isOwn && support && (
        <AddressLink href={`mailto:${support}`} tone="outline" wide>
          {t('pricing:enterprise.contact')}
        </AddressLink>
      )}
      {!isOwn && !support && <p className={styles.own}>{t('pricing:enterprise.contactNobody')}</p>}
    </PlanTile>
  )
}
