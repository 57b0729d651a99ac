import {agentTabs} from '../../../src/data/agents/agents';
import {agentNames} from '../../../src/data/agents/names';
import {brandColours, orbitRadii, shuffledRows} from '../../../src/data/design';
import {developerCounts, disclosure, footerYear, frameworks, offers, sizes} from '../../../src/data/facts';
import {benefits} from '../../../src/data/home/benefits';
import {roles} from '../../../src/data/home/roles';
import {complianceTimeline, legalVersions} from '../../../src/data/legal';
import {deviceIdentifier, monitoring} from '../../../src/data/monitoring';
import {motion} from '../../../src/data/motion';
import {customerStats, stats} from '../../../src/data/stats';

// Repeats the specification's figures, so that an accidental change of a fact fails a test.

test('teams, agents and benefits match the specification (sections 1 and 2) §1.1 §1.10 §2.33 §2.34', () => {
  expect(roles.map(({team}) => team)).toEqual(['Engineering', 'Security', 'Compliance', 'IT', 'Support']);
  expect([...agentNames].sort()).toEqual([
    'Code Agent',
    'Data Agent',
    'ITSM Agent',
    'Search',
    'Security Agent',
    'Support Agent',
    'Voice Agent',
  ]);
  expect(agentTabs).toHaveLength(6);
  expect(benefits.map(({title}) => title)).toEqual([
    'Automate the work that slows you down',
    'Keep your code and data secure',
    'Find, fix and decide faster',
    'Empower every team',
  ]);
});

test('stats of the home page and the customer stories match the specification (section 1) §1.8 §1.9', () => {
  expect(stats.map(({value, label}) => `${value} ${label.toLowerCase()}`)).toEqual([
    '12 ai agents',
    '6300 security scans',
    '29100 smart ai suggestions',
    '50 app integrations',
  ]);
  expect(customerStats.map(({value, label}) => `${value} ${label.toLowerCase()}`)).toEqual([
    '12K prs auto-verified',
    '6.3K secure deployments on merge',
    '29.1k smart ai suggestions',
    '50+ app integrations',
  ]);
  expect(frameworks).toEqual(['SOC2', 'ISO 27001', 'GDPR']);
});

test('claims and offers match the specification (section 9) §2.9 §2.41 §9.2 §9.5 §9.6', () => {
  expect(offers).toEqual({
    freeTrialDays: 14,
    faqPriceFrom: 29,
    priceChangeNoticeDays: 30,
    yearlyDiscountPercent: 30,
    startup: {discountPercent: 50, discountMonths: 6, plan: 'pro', reducedAccessYears: 1},
    speedUpPercent: 25,
  });
  expect(disclosure).toEqual({acknowledgementHours: 72, validationBusinessDays: 10});
  expect(complianceTimeline.overallMonths).toEqual([6, 12]);
  expect(complianceTimeline.phases).toHaveLength(4);
  expect(developerCounts).toEqual(['1-5', '6-10', '11-50', '50+']);
  expect(footerYear).toBe(2024);
  expect(legalVersions.terms).toMatchObject({version: '1.0', lastUpdated: '2025-08-13'});
});

test('timings and sizes match the specification (section 9) §2.20 §4.19 §9.9 §9.13 §9.14', () => {
  expect(motion).toMatchObject({
    tabRotationMs: 4000,
    reshuffleMs: 5000,
    counterMs: 2000,
    counterVisibleShare: 0.3,
    toastMs: 3000,
    testimonialSeconds: {fast: 20, normal: 40, slow: 80},
  });
  expect(sizes).toMatchObject({
    dropdownMaxHeight: 320,
    mobileMenuMaxHeight: 500,
    menuCollapseWidth: 1024,
    comparisonAnswerMaxHeight: '10rem',
    heroBandHeights: [320, 300],
  });
  expect(orbitRadii.map(({below, inner, outer}) => [below, inner, outer])).toEqual([
    [480, 100, 150],
    [768, 130, 190],
    [1024, 150, 220],
    [Number.POSITIVE_INFINITY, 170, 250],
  ]);
  expect(shuffledRows).toEqual({integrations: [3, 2, 3], previews: [3, 2, 3, 2]});
});

test('device identifier and monitoring match the specification (sections 3 and 9)', () => {
  expect(deviceIdentifier).toEqual({key: 'ovamai_device_id', cookiePath: '/', cookieMaxAge: 31_536_000});
  expect(monitoring).toMatchObject({
    service: 'ovamai',
    env: 'ovamai',
    version: '1.0.0',
    sessionSampleRate: 100,
    sessionReplaySampleRate: 100,
    startedFlag: '__OVAMAI_MONITORING_STARTED__',
  });
});

test('brand colors match the specification (section 3) §3.9', () => {
  expect(Object.fromEntries(brandColours.map(({name, hex}) => [name, hex]))).toEqual({
    Primary: '#E86F1C',
    Accent: '#D52211',
    Background: '#252525',
    Text: '#FFFFFF',
  });
});
