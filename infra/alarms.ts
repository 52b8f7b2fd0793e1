// What rings, and where it is heard: alarms to one topic, a dashboard to look at then, and a budget if one is wanted.
import { Duration, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  Metric,
  Stats,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Operation, type Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { DIMENSION, METRICS, NAMESPACE, type Metric as MetricName } from '../lambda/metrics.ts';
import type { SkillFunction } from './skill-function.ts';

/** What is watched, and who hears of it. */
export interface AlarmsProps {
  readonly skill: SkillFunction;
  readonly table: Table;
  readonly functionName: string;
  /** Who hears of alarms by mail; null for nobody yet. */
  readonly email: string | null;
}

const MINUTE = Duration.minutes(1);
const FIVE_MINUTES = Duration.minutes(5);

/** A turn may take this long before it is felt, in milliseconds. */
const SLOW = 3000;

/** The table's operations that a turn uses. */
const OPERATIONS = [Operation.GET_ITEM, Operation.PUT_ITEM, Operation.DELETE_ITEM, Operation.QUERY];

/** How one of our own metrics is counted: its sum over five minutes of the skill's function, unless it is told. */
interface Counting {
  readonly functionName?: string;
  readonly statistic?: string;
  readonly period?: Duration;
}

/** The alarms, their topic and the dashboard. */
export class Alarms extends Construct {
  /** Where alarms are heard. */
  readonly topic: Topic;
  /** The alarms that take a bad deployment back. A turn that throws is answered with an apology: Lambda sees no error in it. */
  readonly failures: readonly Alarm[];
  readonly #props: AlarmsProps;
  readonly #dashboard: Dashboard;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.#props = props;
    const { alias } = props.skill;
    this.topic = new Topic(this, 'Topic', { displayName: 'Ride the Bus', enforceSSL: true });
    this.#maySpeak('cloudwatch.amazonaws.com');
    if (props.email) this.topic.addSubscription(new EmailSubscription(props.email));

    const errors = this.#alarm('Errors', {
      metric: alias.metricErrors({ period: MINUTE }),
      why: 'The function threw, ran out of time, or was called for another skill.',
    });
    const apologies = this.#alarm('Apologies', {
      metric: this.#counted('Apologies', { period: MINUTE }),
      why: 'Turns were answered with an apology: the store failed, or the code did.',
    });
    this.#alarm('Throttles', {
      metric: alias.metricThrottles({ period: MINUTE }),
      why: "The account's concurrency is used up: turns go unanswered.",
    });
    this.#alarm('Slow', {
      metric: alias.metricDuration({ period: FIVE_MINUTES, statistic: Stats.percentile(99) }),
      above: SLOW,
      why: `One turn in a hundred takes more than ${SLOW} ms; Alexa gives up after eight seconds.`,
    });
    const failedSessions = this.#alarm('FailedSessions', {
      metric: this.#counted('FailedSessions', { period: MINUTE }),
      why: 'Alexa ended sessions with an error: a reply was invalid or came too late.',
    });
    this.#alarm('TableThrottles', {
      metric: props.table.metricThrottledRequestsForOperations({
        operations: OPERATIONS,
        period: MINUTE,
      }),
      why: 'The table refuses requests: too many for one item, or more than it has grown to yet.',
    });
    this.failures = [errors, apologies, failedSessions];
    this.#dashboard = this.#drawDashboard();
  }

  /** Rings when the account's forecast for the month goes above an amount of USD. */
  watchBudget(monthly: number): void {
    this.#maySpeak('budgets.amazonaws.com');
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthly, unit: 'USD' },
      },
      notificationsWithSubscribers: [
        {
          notification: {
            notificationType: 'FORECASTED',
            comparisonOperator: 'GREATER_THAN',
            threshold: 100,
            thresholdType: 'PERCENTAGE',
          },
          subscribers: [{ subscriptionType: 'SNS', address: this.topic.topicArn }],
        },
      ],
    });
  }

  /** Rings for the function of the published page too. */
  watchPage(page: LambdaFunction): void {
    const { functionName } = page;
    this.#alarm('PageErrors', {
      metric: page.metricErrors({ period: MINUTE }),
      why: "The page's function threw or ran out of time.",
    });
    this.#alarm('PageApologies', {
      metric: this.#counted('Apologies', { functionName, period: MINUTE }),
      why: "The page's turns were answered with an apology: the store failed, or the code did.",
    });
    this.#alarm('PageThrottles', {
      metric: page.metricThrottles({ period: MINUTE }),
      why: 'More visitors came to the page than it answers at once: a rush, or somebody who knocks without end.',
    });
    this.#dashboard.addWidgets(
      graph('The page', [
        this.#counted('Turns', { functionName }),
        page.metricInvocations(),
        page.metricErrors(),
        page.metricThrottles(),
      ]),
    );
  }

  /** Lets a service of this account publish. A topic with a policy of its own lets nobody else. */
  #maySpeak(service: string): void {
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal(service)],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
  }

  #alarm(id: string, { metric, why, above = 0 }: { metric: IMetric; why: string; above?: number }): Alarm {
    const alarm = new Alarm(this, id, {
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: why,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    return alarm;
  }

  /** One of the metrics that the handler writes. */
  #counted(name: MetricName, counting: Counting = {}): Metric {
    const {
      functionName = this.#props.functionName,
      statistic = Stats.SUM,
      period = FIVE_MINUTES,
    } = counting;
    return new Metric({
      namespace: NAMESPACE,
      metricName: name,
      dimensionsMap: { [DIMENSION]: functionName },
      statistic,
      period,
    });
  }

  #drawDashboard(): Dashboard {
    const { skill, table, functionName } = this.#props;
    const latency = (percentile: number) =>
      this.#counted('StoreLatency', { statistic: Stats.percentile(percentile) });
    const counts = Object.keys(METRICS).filter((name) => METRICS[name as MetricName] === 'Count'); // keyof is lost
    return new Dashboard(this, 'Dashboard', {
      dashboardName: functionName,
      widgets: [
        [
          graph(
            'The game',
            counts.map((name) => this.#counted(name as MetricName)),
          ),
          graph('Waiting for the store', [latency(50), latency(99)]),
        ],
        [
          graph('The function', [
            skill.alias.metricInvocations(),
            skill.alias.metricErrors(),
            skill.alias.metricThrottles(),
          ]),
          graph(
            'A turn',
            [50, 99].map((percentile) =>
              skill.alias.metricDuration({ statistic: Stats.percentile(percentile) }),
            ),
          ),
        ],
        [
          graph('The table', [
            table.metricConsumedReadCapacityUnits(),
            table.metricConsumedWriteCapacityUnits(),
          ]),
        ],
      ],
    });
  }
}

function graph(title: string, left: IMetric[]): GraphWidget {
  return new GraphWidget({ title, left, width: 12 });
}
